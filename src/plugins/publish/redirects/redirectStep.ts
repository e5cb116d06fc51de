import {mkdir, readFile, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import {rootFolder} from '../shared/rootFolder';
import {toAddress, type BuiltLanguage, type Step} from '../shared/step';
import {collectRedirects} from './collectRedirects';
import {redirectFiles, type RedirectFile, type Redirects} from './redirectFiles';

/** @returns the redirects as an nginx map, which ignores case; nginx sends the value as it is. */
function nginxRedirects(redirects: Redirects): string {
  const encode = (address: string): string => encodeURI(address).replace(/[$?#]/g, encodeURIComponent);
  const rows = Object.entries(redirects).map(([from, to]) => `    ${JSON.stringify(from)} "${encode(to)}";\n`);
  return `map $uri $docs_redirect {\n    default "";\n${rows.join('')}}\n`;
}

/** Writes the redirects of the languages built so far, for our server and, as an include, for nginx. */
export function redirectStep(built: BuiltLanguage): Step {
  const {baseUrl, locale, docs} = built;
  const root = rootFolder(built);
  const home = toAddress(baseUrl);
  const pages: string[] = [];
  return {
    name: 'redirects',
    readPage({address}) {
      if (address !== `${home}/404`) pages.push(address === home ? baseUrl : address);
    },
    async write() {
      const file = join(root, redirectFiles.json);
      const others = JSON.parse(await readFile(file, 'utf8').catch(() => '{}')) as RedirectFile;
      const versions = Object.values(docs).flatMap(({loadedVersions}) => loadedVersions);
      const all: RedirectFile = {...others, [locale]: collectRedirects(pages, versions)};
      await mkdir(dirname(file), {recursive: true});
      await writeFile(file, `${JSON.stringify(all, null, 2)}\n`);
      await writeFile(join(root, redirectFiles.nginx), nginxRedirects(Object.assign({}, ...Object.values(all))));
    },
  };
}
