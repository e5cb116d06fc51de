import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {Globby} from '@docusaurus/utils';
import type {Root} from 'hast';
import {toString} from 'hast-util-to-string';
import {visit} from 'unist-util-visit';
import {toFingerprint} from '../../kit/fingerprint';
import {message} from '../../kit/messages';
import {pageScriptsId} from '../../kit/shared/domContract';
import {toAddress, type BuiltLanguage, type Step} from '../../kit/step';
import {indexAddress} from '../../search/shared/searchTypes';
import {bundleScript} from '../loading/bundleScript';
import {listOf, type KeptArea} from './shared/keptArea';

/** What the HTML of no page names: the icons of its styles, and what is loaded once it is used, such as the search. */
const onDemand = [
  'assets/*/{search.*,src_{reference,search,site,theme}_*}.{css,js}',
  'img/sidebar-icons.svg',
  'search-index-default.json',
];

/** Writes for each area which files readers keep of it, and the service worker, which is registered only for them. */
export function offlineStep({outDir, baseUrl, locale, i18n: {defaultLocale, localeConfigs}}: BuiltLanguage): Step {
  const root = localeConfigs[defaultLocale]?.baseUrl ?? baseUrl;
  const areas = new Map<string, Set<string>>();
  /** Where an installed site opens: every area has it. */
  const home = new Set<string>();
  /** Adds a page with the index, styles, scripts and pictures that its HTML names. */
  function addPage(files: Set<string>, address: string, tree: Root): Set<string> {
    files.add(address);
    visit(tree, 'element', (element) => {
      const {rel, href, src, id, className} = element.properties;
      const version = element.tagName === 'html' && /docs-version-([^\s,]+)/.exec(String(className))?.[1];
      if (version) files.add(indexAddress(baseUrl, `docs-default-${version}`));
      if (id === pageScriptsId) for (const file of JSON.parse(toString(element)) as string[]) files.add(file);
      const file = /^(?:stylesheet|icon|manifest)$/.test(String(rel)) ? href : src;
      if (typeof file === 'string' && file.startsWith('/')) files.add(file);
    });
    return files;
  }
  /** @returns the file of an address, or '' for none: a hosted search has no index */
  function fileOf(address: string): string {
    const file = path.join(outDir, address.slice(baseUrl.length) || 'index');
    return [`${file}.html`, file].find(existsSync) ?? '';
  }
  return {
    name: 'pages to keep',
    readPage({address, tree}) {
      const list = listOf(address);
      if (address === toAddress(baseUrl)) addPage(home, baseUrl, tree);
      if (list) areas.set(list, addPage(areas.get(list) ?? new Set(), address, tree));
    },
    async write() {
      // In an order of its own, because files are found in any, and the fingerprint depends on it.
      const parts = (await Globby(onDemand, {cwd: outDir})).sort().map((file) => baseUrl + file);
      for (const [list, own] of areas) {
        const files = [...new Set([...own, ...home, ...parts])].filter(fileOf);
        const content = Buffer.concat(files.map((file) => readFileSync(fileOf(file))));
        const area: KeptArea = {
          pages: files.filter(listOf).length,
          bytes: content.length,
          build: toFingerprint(content),
          files,
          worker: `${root}offline.js`,
          notice: message(locale, 'offline.notice'),
          lang: localeConfigs[locale]?.htmlLang ?? locale,
        };
        writeFileSync(path.join(outDir, list.slice(baseUrl.length)), JSON.stringify(area));
      }
      const worker = path.join(__dirname, 'browser', 'worker.ts');
      if (baseUrl === root) writeFileSync(path.join(outDir, 'offline.js'), await bundleScript(worker));
    },
  };
}
