import {readFile, writeFile} from 'node:fs/promises';
import {basename, dirname, join, relative, sep} from 'node:path';
import {linkNeededParts, styledSelectors, styleParts, type BuiltPart} from '../light-bundle/styleParts';
import {dropUnneeded} from './dropUnneeded';
import {scriptsBeforeStyles} from './scriptsBeforeStyles';

/** The style sheets of one language. */
interface BuiltStyles {
  shared: BuiltPart;
  parts: readonly BuiltPart[];
}

const sharedName = 'styles';
const names = [sharedName, ...styleParts.map(({name}) => name)];

const nameOf = (file: string): string => basename(file).split('.')[0] ?? '';

/** @returns the styles of each language, by the folder of that language. */
async function readStyles(folder: string, files: readonly string[]): Promise<Map<string, BuiltStyles>> {
  const sheets = files.filter((file) => file.endsWith('.css') && names.includes(nameOf(file)));
  const found = new Map<string, Map<string, BuiltPart>>();
  for (const file of sheets) {
    const language = join(dirname(file), '../..');
    const href = `/${relative(folder, file).split(sep).join('/')}`;
    const ofLanguage = found.get(language) ?? new Map<string, BuiltPart>();
    found.set(language, ofLanguage.set(nameOf(file), {href, selectors: styledSelectors(await readFile(file, 'utf8'))}));
  }
  return new Map([...found].map(([language, ofLanguage]) => [language, inOrder(language, ofLanguage)]));
}

function inOrder(language: string, sheets: ReadonlyMap<string, BuiltPart>): BuiltStyles {
  const [shared, ...parts] = names.map((name) => {
    const sheet = sheets.get(name);
    if (!sheet) {
      throw new Error(
        `static-delivery: ${language} has no style sheet "${name}". See src/plugins/light-bundle/styleParts.ts.`,
      );
    }
    return sheet;
  });
  if (!shared) throw new Error('static-delivery: no name of a style sheet is known.');
  return {shared, parts};
}

/**
 * Leaves each page with what it needs: its scripts, then links to its styles.
 *
 * @param folder of the whole site
 * @param files all files of the site
 * @throws when a language lacks one of the style sheets
 */
export async function finishPages(folder: string, files: readonly string[]): Promise<void> {
  const styles = await readStyles(folder, files);
  // The language whose folder lies deepest: the one of the source language holds all others.
  const languages = [...styles.keys()].sort((a, b) => b.length - a.length);
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const language = languages.find((each) => file.startsWith(join(each, sep)));
    const ofLanguage = language === undefined ? undefined : styles.get(language);
    if (!ofLanguage) continue;
    const html = await readFile(file, 'utf8');
    const linked = scriptsBeforeStyles(dropUnneeded(linkNeededParts(html, ofLanguage.shared, ofLanguage.parts)));
    if (linked !== html) await writeFile(file, linked);
  }
}
