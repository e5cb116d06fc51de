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

/** @returns the place of each page of the current version in the sidebars, by its path below `docs`; `llms.txt` lists them */
function readOrder(buildFolder: string): ReadonlyMap<string, number> {
  const list = readFileSync(join(buildFolder, 'llms.txt'), 'utf8');
  return new Map([...list.matchAll(/\/docs\/?([^()\s]*)\.md\)/g)].map(([, route = ''], index) => [route, index]));
}

/** Reads the docs pages of a build, which has the text of each beside it, in the order of its sidebars. */
export function readPages(buildFolder: string): PlainPage[] {
  const order = readOrder(buildFolder);
  const rankOf = ({route}: PlainPage): number => order.get(route) ?? order.size;
  const pages = locales.flatMap(({code, pathPrefix}) => {
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
  return pages.sort((a, b) => rankOf(a) - rankOf(b));
}
