import {readFileSync} from 'node:fs';
import {join, relative} from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {getLoadedContentTranslationFiles} from '@docusaurus/plugin-content-docs/lib/translations.js';
import {getTranslationFiles} from '@docusaurus/theme-classic/lib/translations';
import type {ThemeConfig} from '@docusaurus/theme-common';
import type {TranslationFile, TranslationFileContent} from '@docusaurus/types';
import {loadFreshModule} from '@docusaurus/utils/lib/moduleUtils.js';
import {globSync} from 'tinyglobby';
import {remember, type ResultCache} from '../pages/resultCache';
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
export async function extractCodeMessages(root: string, cache?: ResultCache): Promise<CodeMessages> {
  const files = globSync(['src/**/*.{ts,tsx}', '!**/*.test.*', '!**/*.d.ts', '!**/__fixtures__/**'], {
    cwd: root,
    absolute: true,
  }).sort();
  const texts = files.map((file) => readFileSync(file, 'utf8'));
  const withMessages = files.filter((_, index) => texts[index]?.includes('@docusaurus/Translate'));
  const inputs = texts.filter((text) => text.includes('@docusaurus/Translate'));
  const extracted = await remember(cache, ['messages', ...withMessages, ...inputs], () => extract(root, withMessages));
  return {...extracted, filesRead: files.length};
}

async function extract(root: string, files: string[]): Promise<Omit<CodeMessages, 'filesRead'>> {
  const {extractAllSourceCodeFileTranslations, getBabelOptions, getCustomBabelConfigFilePath} =
    await import('@docusaurus/babel');
  const extracted = await extractAllSourceCodeFileTranslations(
    files,
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
