import {readdirSync, readFileSync} from 'node:fs';
import {join, relative} from 'node:path';
import {labelIn} from '../../src/config/settings/footerColumns';
import type {Site} from '../../src/config/site';
import {languages} from '../../src/kit/locales';
import type {Finding} from '../dist/types';

/** A text of a default. */
interface DefaultText {
  /** The setting that it is the default of. */
  setting: string;
  text: string;
}

/** Files that are not text, and the compressed copies of those that are. */
const notText = /\.(?:br|gz|png|xlsx|woff2?|ico)$/;

/** @returns what a build with other settings contains nowhere, in letters of any case */
function defaultTexts({productName, shortName, copyright, announcement, inks, ...site}: Site): DefaultText[] {
  const inAll = (setting: string, texts: Readonly<Record<string, string>>): DefaultText[] =>
    [...new Set(Object.values(texts))].map((text) => ({setting, text}));
  const {on: _, ...light} = inks.light; // White.
  return [
    ...inAll('DOCS_PRODUCT_NAME', productName),
    ...inAll('DOCS_SHORT_NAME', shortName),
    ...inAll('DOCS_COPYRIGHT', copyright),
    ...inAll('DOCS_ANNOUNCEMENT', announcement.text),
    {setting: 'DOCS_ANNOUNCEMENT_ENDS', text: announcement.ends},
    ...inAll('DOCS_BRAND_COLOUR', {...light, ...Object.fromEntries(Object.values(inks.dark).entries())}),
    {setting: 'DOCS_SITE_URL', text: site.url.replace(/^https:\/\//, '')},
    {setting: 'DOCS_API_URL', text: site.apiUrl.replace(/^https:\/\//, '')},
    {setting: 'DOCS_FREE_TRIAL_URL', text: site.freeTrialUrl},
    {setting: 'DOCS_FEEDBACK_URL', text: site.feedbackUrl.replace(/^mailto:/, '')},
  ];
}

/** @returns the names of the columns and links at the foot of a page, which other places may have as well */
function footerTexts({footer}: Site): DefaultText[] {
  const labels = footer.flatMap(({title, items}) => [title, ...items.map(({label}) => label)]);
  const texts = labels.flatMap((label) => languages.map(({code}) => labelIn(label, code)));
  return [...new Set(texts)].map((text) => ({setting: 'DOCS_FOOTER', text: `>${text}<`}));
}

const partsOfFooter = (html: string): string[] =>
  html.match(/<footer class="?theme-layout-footer[\s\S]*?<\/footer>/g) ?? [];

/** @returns the texts of a build by the names of their files, those for servers included */
export function readTexts(folder: string): Map<string, string> {
  const files = readdirSync(folder, {recursive: true, withFileTypes: true}).filter(
    (entry) => entry.isFile() && !notText.test(entry.name),
  );
  return new Map(
    files.map(({parentPath, name}) => [
      relative(folder, join(parentPath, name)),
      readFileSync(join(parentPath, name), 'utf8'),
    ]),
  );
}

/**
 * @param files texts of a build by their names, in which every setting has another value
 * @param defaults the settings where none is set
 * @returns each default that is in a file, or in its name
 */
export function findDefaults(files: ReadonlyMap<string, string>, defaults: Site): Finding[] {
  const nowhere = defaultTexts(defaults);
  const notInFooter = footerTexts(defaults);
  return [...files].flatMap(([where, text]) => {
    const whole = `${where}\n${text}`.toLowerCase();
    const footer = where.endsWith('.html') ? partsOfFooter(text).join() : '';
    return [
      ...nowhere.filter((one) => whole.includes(one.text.toLowerCase())),
      ...notInFooter.filter((one) => footer.includes(one.text)),
    ].map(({setting, text: found}) => ({where, problem: `still has the default of ${setting}, "${found}".`}));
  });
}

/** @returns each value of a setting that no file has, so that it would be without effect */
export function findUnseen(files: ReadonlyMap<string, string>, values: Readonly<Record<string, string>>): Finding[] {
  const all = [...files.values()];
  return Object.entries(values)
    .filter(([, value]) => !all.some((text) => text.includes(value)))
    .map(([where, value]) => ({where, problem: `is "${value}", which is in no file of the build.`}));
}
