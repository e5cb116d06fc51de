import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {globSync} from 'tinyglobby';
import {locales, type LocaleCode} from '../../src/kit/locales';
import {contentFolders, locatePage} from '../../src/kit/pageLocation';
import {versions} from '../../src/kit/versions';
import {shellLanguages} from './readPage';

/** A page whose writer tells readers to type something. */
export interface FoundPage {
  /** Its file below the site's folder. */
  file: string;
  /** Its address below that of its version: `api/v1/guide/basic-create`. */
  route: string;
  locale: LocaleCode;
  /** Version as readers know it. */
  label: string;
  /** Its published Markdown, below the built site. */
  published: string;
}

const commands = new RegExp(`^\\s*(?:\`{3,}|~{3,})(?:${shellLanguages.join('|')})\\b`, 'm');

/**
 * @returns every page of the docs with commands of its own, in all versions and languages. Samples and programs do not
 *   count: the reference makes them, and `integrators/samples` and `integrators/programs` run them.
 */
export function findPages(siteDir: string): FoundPage[] {
  return contentFolders
    .filter(({collection}) => collection === 'docs')
    .flatMap(({folder, locale, version}) => {
      const {label = '', path = ''} = versions.find(({name}) => name === version) ?? {};
      const prefix = locales.find(({code}) => code === locale)?.pathPrefix ?? '';
      const files = globSync(`${folder}/**/*.{md,mdx}`, {cwd: siteDir}).sort();
      return files
        .filter((file) => commands.test(readFileSync(join(siteDir, file), 'utf8')))
        .map((file) => {
          const route = locatePage({path: file, cwd: siteDir})?.route ?? '';
          return {file, route, locale, label, published: `${join(prefix, 'docs', path, route)}.md`};
        });
    });
}
