import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {locales} from '../../../src/config/locales';
import {versions} from '../../../src/config/versions';
import {readTwin, type PlainPage} from './plainText';

function descriptionOf(html: string): string {
  const [, text = ''] = /<meta[^>]*name="?description"?[^>]*content="([^"]*)"/.exec(html) ?? [];
  return text
    .replace(/&quot;/g, '"')
    .replace(/&#x27;|&#39;/g, "'")
    .replace(/&lt;/g, '<')
    .replace(/&amp;/g, '&');
}

/** Reads the docs pages of a build, which has the text of each beside it. */
export function readPages(buildFolder: string): PlainPage[] {
  return locales.flatMap(({code, pathPrefix}) => {
    const folder = join(buildFolder, pathPrefix);
    const routes = readdirSync(join(folder, 'docs'), {recursive: true, encoding: 'utf8'})
      .filter((file) => file.endsWith('.md'))
      .map((file) => file.slice(0, -'.md'.length));
    return ['', ...routes].map((path): PlainPage => {
      const version = versions.find((each) => each.path && (path === each.path || path.startsWith(`${each.path}/`)));
      const file = path ? join(folder, 'docs', path) : join(folder, 'docs');
      const address = path ? `${pathPrefix}/docs/${path}` : `${pathPrefix}/docs`;
      return {
        locale: code,
        version: version?.path ?? '',
        route: path.slice(version?.path.length ?? 0).replace(/^\//, ''),
        description: descriptionOf(readFileSync(`${file}.html`, 'utf8')),
        ...readTwin(readFileSync(`${file}.md`, 'utf8'), address),
      };
    });
  });
}
