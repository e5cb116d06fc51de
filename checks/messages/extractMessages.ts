import {existsSync, readFileSync} from 'node:fs';
import {dirname, join, relative} from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {getLoadedContentTranslationFiles} from '@docusaurus/plugin-content-docs/lib/translations.js';
import {getTranslationFiles} from '@docusaurus/theme-classic/lib/translations';
import type {ThemeConfig} from '@docusaurus/theme-common';
import type {TranslationFile, TranslationFileContent} from '@docusaurus/types';
import {loadFreshModule} from '@docusaurus/utils';
import {globSync} from 'tinyglobby';
import {readSidebars} from '../pages/sidebars';

/** A call of `translate`, or a `<Translate>`, whose id or message is no plain string. */
export interface UnreadableMessage {
  file: string;
  line?: number;
}

export interface CodeMessages {
  messages: TranslationFileContent;
  unreadable: UnreadableMessage[];
  filesRead: number;
}

/** Extracts the messages of the components under src/, which are translated in code.json. */
export async function extractCodeMessages(root: string): Promise<CodeMessages> {
  // Takes time to load, which runs without this check do not need.
  const {extractAllSourceCodeFileTranslations, getBabelOptions, getCustomBabelConfigFilePath} =
    await import('@docusaurus/babel');
  const files = globSync(['src/**/*.{ts,tsx}', '!**/*.test.*', '!**/*.d.ts', '!**/__fixtures__/**'], {
    cwd: root,
    absolute: true,
  }).sort();
  const extracted = await extractAllSourceCodeFileTranslations(
    files.filter((file) => readFileSync(file, 'utf8').includes('@docusaurus/Translate')),
    getBabelOptions({isServer: true, babelOptions: await getCustomBabelConfigFilePath(root)}),
  );
  return {
    messages: Object.fromEntries(extracted.flatMap(({translations}) => Object.entries(translations))),
    unreadable: extracted.flatMap(({sourceCodeFilePath, warnings}) =>
      warnings.map((warning) => ({
        file: relative(root, sourceCodeFilePath),
        line: Number(/ at line (\d+)$/m.exec(warning)?.[1]) || undefined,
      })),
    ),
    filesRead: files.length,
  };
}

/**
 * Extracts the messages of navbar and sidebars; those of the footer are settings, with all their languages. These are the functions behind `docusaurus write-translations`;
 * the command itself first loads the whole site with every page, which would take as long as all other checks.
 *
 * @returns translation files, their paths below `i18n/<locale>/`
 */
export async function extractConfigMessages(root: string): Promise<TranslationFile[]> {
  const {navbar} = (await loadFreshModule(join(root, 'src/config/navbar.ts'))) as Pick<ThemeConfig, 'navbar'>;
  const loadedVersions = (await readSidebars(root)).map(({version: {name, label}, sidebars}) => ({
    versionName: name,
    label,
    sidebars,
  }));
  // These functions read nothing else of the theme's settings and of the loaded versions.
  const theme = getTranslationFiles({themeConfig: {navbar} as ThemeConfig});
  const docs = getLoadedContentTranslationFiles({loadedVersions} as unknown as LoadedContent);
  return [
    ...theme.map(({path, content}) => ({path: `docusaurus-theme-classic/${path}.json`, content})),
    ...docs.map(({path, content}) => ({path: `docusaurus-plugin-content-docs/${path}.json`, content})),
  ];
}

/**
 * Reads the messages that theme and search plugin ship.
 *
 * @param locale a language, or `base` for the texts as their authors wrote them
 */
export function readShippedMessages(locale: string): TranslationFileContent {
  const folderOf = (name: string): string => dirname(require.resolve(`${name}/package.json`));
  const texts = [
    join(folderOf('@docusaurus/theme-translations'), 'locales', locale, 'theme-common.json'),
    join(folderOf('@easyops-cn/docusaurus-search-local'), 'dist/locales', `${locale}.json`),
  ].flatMap((file) => Object.entries(readTranslations<string>(file)));
  return Object.fromEntries(
    texts.filter(([id]) => !id.endsWith('___DESCRIPTION')).map(([id, message]) => [id, {message}]),
  );
}

/** Reads a file of translations; a missing one is empty. */
export function readTranslations<Value = TranslationFileContent[string]>(file: string): Record<string, Value> {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, Value>) : {};
}
