import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {loadFreshModule} from '@docusaurus/utils/lib/moduleUtils.js';
import {isScalar, visit} from 'yaml';
import {languages} from '../../src/kit/locales';
import {placeData} from '../../src/kit/dataPlaces';
import {findPlace} from '../pages/findPlace';
import type {ResultCache} from '../pages/resultCache';
import {findInSidebars, itemsIn, readSidebars} from '../pages/sidebars';

/** An address in the configuration. */
export interface ConfigAddress {
  address: string;
  file: string;
  line?: number;
}

/** @returns what a file of the configuration exports; nothing when there is no such file */
export async function loadConfig(root: string, file: string): Promise<Record<string, unknown>> {
  const path = join(root, file);
  return existsSync(path) ? ((await loadFreshModule(path)) as Record<string, unknown>) : {};
}

/** Lists the addresses of the site that navbar, settings, sidebars and the messages of the build lead to. */
export async function readConfigAddresses(root: string, cache?: ResultCache): Promise<ConfigAddress[]> {
  const sidebars = await readSidebars(root, cache);
  return [
    ...(await readLinks(root, 'src/config/navbar.ts')),
    ...(await readLinks(root, 'src/config/site.ts')),
    ...sidebars.flatMap((own) =>
      Object.values(own.sidebars)
        .flatMap(itemsIn)
        .flatMap((item) =>
          item.type === 'link' && isInternal(item.href)
            ? [{address: item.href, ...findInSidebars(root, own, item.href)}]
            : [],
        ),
    ),
    ...languages.flatMap(({code}) => readMessages(root, `i18n/${code}/build.json`)),
  ];
}

const isInternal = (value: unknown): value is string => typeof value === 'string' && /^\/(?!\/)/.test(value);

async function readLinks(root: string, file: string): Promise<ConfigAddress[]> {
  const exports = await loadConfig(root, file);
  return stringsAt(exports, ['to', 'href'])
    .filter(isInternal)
    .map((address) => ({address, ...findPlace(root, [file], address)}));
}

/** @returns the values of these keys, at any depth */
export function stringsAt(data: unknown, keys: readonly string[]): string[] {
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) =>
    typeof value === 'string' && keys.includes(key) ? [value] : stringsAt(value, keys),
  );
}

/** Links in messages, such as the announcement above the navbar. */
function readMessages(root: string, file: string): ConfigAddress[] {
  const path = join(root, file);
  if (!existsSync(path)) return [];
  const {document, lineAt} = placeData(readFileSync(path, 'utf8'));
  const found: ConfigAddress[] = [];
  visit(document, {
    Scalar(_, node) {
      if (!isScalar(node) || typeof node.value !== 'string') return;
      for (const [, address = ''] of node.value.matchAll(/\bhref="(\/(?!\/)[^"]*)"/g)) {
        found.push({address, file, line: lineAt(node.range?.[0] ?? 0)});
      }
    },
  });
  return found;
}
