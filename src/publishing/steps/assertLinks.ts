import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {AllContent} from '@docusaurus/types';
import {didYouMean} from '../../kit/didYouMean';
import {toAddress} from '../../kit/step';

/** A link that a setting holds. */
export interface SettingLink {
  /** Name of the setting. */
  setting: string;
  /** Path of a page, without base path and language; `?` and `#` may follow. */
  to: string;
}

/** What the pages of Docusaurus's other plugin have. */
type Pages = readonly {permalink: string}[];

function addressesOf({docs, sidebars}: Pick<LoadedVersion, 'docs' | 'sidebars'>): string[] {
  const categories = JSON.stringify(sidebars).matchAll(/"permalink":("(?:[^"\\]|\\.)*")/g);
  return [
    ...docs.flatMap(({permalink, tags}) => [permalink, ...tags.map((tag) => tag.permalink)]),
    ...[...categories].map(([, permalink = '""']) => JSON.parse(permalink) as string),
  ];
}

/**
 * Settings are read before anybody knows the pages; Docusaurus itself finds a dead link after the build, and none in an
 * announcement.
 *
 * @param links of the settings
 * @param allContent what the plugins have loaded
 * @param home address of the language's home page, with a slash at its end
 * @throws Error that names each setting that leads to no page
 */
export function assertLinks(links: readonly SettingLink[], allContent: AllContent, home: string): void {
  const docs = Object.values(allContent['docusaurus-plugin-content-docs'] ?? {}) as LoadedContent[];
  const pages = Object.values(allContent['docusaurus-plugin-content-pages'] ?? {}) as Pages[];
  const known = new Set(
    [
      home,
      `${home}search`,
      ...docs.flatMap(({loadedVersions}) => loadedVersions.flatMap(addressesOf)),
      ...pages.flatMap((each) => each.map(({permalink}) => permalink)),
    ].map(toAddress),
  );
  const problems = links.flatMap(({setting, to}) => {
    const path = to.replace(/[?#].*$/, '');
    // Files are written after the build.
    if (/\.\w+$/.test(path) || known.has(toAddress(home + path.slice(1)))) return [];
    const below = [...known].map((address) => `/${address.slice(home.length)}`);
    return `${setting} leads to "${path}", where this site has no page. ${didYouMean(path, below)}`;
  });
  if (problems.length > 0) throw new Error(problems.join('\n'));
}
