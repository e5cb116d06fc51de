import {mkdir, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import {languages} from '../../kit/locales';
import type {BuiltLanguage, Step} from '../../kit/step';
import {rootFolder} from './rootFolder';

/** Where a build keeps the home pages of its languages, relative to the build folder; read by servers. */
export const rootsFile = '.delivery/roots.json';

/**
 * Addresses of the home pages by language, the main one first, base path included: `/docs-site/` and `/docs-site/vi/`.
 * They end in a slash; no other address does.
 */
export type LanguageRoots = Readonly<Record<string, string>>;

/** @returns where Docusaurus puts the languages */
export function languageRoots({i18n: {defaultLocale, localeConfigs}}: Pick<BuiltLanguage, 'i18n'>): LanguageRoots {
  const others = Object.keys(localeConfigs).filter((code) => code !== defaultLocale);
  return Object.fromEntries(
    [defaultLocale, ...others].flatMap((code) => {
      const root = localeConfigs[code]?.baseUrl;
      return root === undefined ? [] : [[code, root]];
    }),
  );
}

/**
 * Roots of the languages that are not built, or are the main one. Addresses below them may be in bookmarks, from a time
 * when the languages were at other places: they lead to the same address below the main root.
 *
 * @param roots home pages of the languages, the main one first
 */
export function unusedRoots(roots: readonly string[]): string[] {
  const [main = '/'] = roots;
  return languages.map(({code}) => `${main}${code}/`).filter((root) => !roots.includes(root));
}

/** Writes the roots down for our server, which thus serves any build, whatever its settings were. */
export function languageRootsStep(built: BuiltLanguage): Step {
  const file = join(rootFolder(built), rootsFile);
  return {
    name: 'language roots',
    async write() {
      await mkdir(dirname(file), {recursive: true});
      await writeFile(file, `${JSON.stringify(languageRoots(built))}\n`);
    },
  };
}
