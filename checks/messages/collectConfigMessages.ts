import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import {readSiteMap} from '../route-coverage/siteMap';
import {currentVersion, versions} from '../../src/config/versions';

/** Text of the source language, by the key under which the site looks for its translation. */
export type Messages = Map<string, string>;

/** One translation file and what it must hold. */
export interface MessageFile {
  /** Path below i18n/<locale>/. */
  path: string;
  messages: Messages;
  /** Tells which further keys it may hold, because what they name is still to come. */
  mayHold?: (key: string) => boolean;
}

interface NavbarItem {
  label?: unknown;
  items?: unknown;
}

interface NavbarConfig {
  title?: string;
  logo?: {alt?: string};
  items: readonly NavbarItem[];
}

interface FooterConfig {
  logo?: {alt?: string};
  copyright?: string;
  links: readonly {title?: unknown; label?: unknown; items?: readonly {label?: unknown}[]}[];
}

/** Collects what navbar, footer and sidebars say, under the keys the site uses for them. */
export async function collectConfigMessages(root: string): Promise<MessageFile[]> {
  const {navbar} = await load<{navbar: NavbarConfig}>(root, 'src/config/navbar.ts');
  const {footer} = await load<{footer: FooterConfig}>(root, 'src/config/footer.ts');
  return [
    {path: 'docusaurus-theme-classic/navbar.json', messages: readNavbar(navbar)},
    {path: 'docusaurus-theme-classic/footer.json', messages: readFooter(footer)},
    ...(await Promise.all(versions.map(({name, label}) => readVersion(root, name, label)))),
  ];
}

/** Config is imported, never read as text, so that a change of its form cannot fool us. */
async function load<T>(root: string, path: string): Promise<T> {
  return (await import(/* @vite-ignore */ pathToFileURL(join(root, path)).href)) as T;
}

function readNavbar({title, logo, items}: NavbarConfig): Messages {
  const all = (item: NavbarItem): NavbarItem[] => [
    item,
    ...(Array.isArray(item.items) ? (item.items as NavbarItem[]).flatMap(all) : []),
  ];
  return keep([
    ['title', title],
    ['logo.alt', logo?.alt],
    ...items.flatMap(all).map(({label}): Entry => [`item.label.${String(label)}`, label]),
  ]);
}

function readFooter({logo, copyright, links}: FooterConfig): Messages {
  return keep([
    ['logo.alt', logo?.alt],
    ['copyright', copyright],
    ...links.flatMap(({title, label, items}): Entry[] => [
      [`link.title.${String(title)}`, title],
      ...[{label}, ...(items ?? [])].map((one): Entry => [`link.item.label.${String(one.label)}`, one.label]),
    ]),
  ]);
}

async function readVersion(root: string, version: string, label: string): Promise<MessageFile> {
  const isCurrent = version === currentVersion.name;
  const sidebars = isCurrent ? await loadSidebars(root) : readSidebars(root, version);
  return {
    path: `docusaurus-plugin-content-docs/${isCurrent ? 'current' : `version-${version}`}.json`,
    messages: keep([
      ['version.label', label],
      ...Object.entries(sidebars).flatMap(([id, items]) => readItems(id, items)),
    ]),
    mayHold: (key) => namesPromisedCategory(key, readSiteMap(root).docs.get(version) ?? []),
  };
}

/** A category without pages is left out of its sidebar; its words may be there before its first page. */
function namesPromisedCategory(key: string, routes: readonly string[]): boolean {
  const folder = /^sidebar\.\w+\.category\.\/(.+?)(?:\.link\..+)?$/.exec(key)?.[1];
  return folder !== undefined && routes.some((route) => route.startsWith(`${folder}/`));
}

async function loadSidebars(root: string): Promise<Record<string, unknown>> {
  // An ES module seen from a CommonJS one may carry its default export one level deeper.
  const loaded = await load<{default: Record<string, unknown> & {default?: Record<string, unknown>}}>(
    root,
    'sidebars.ts',
  );
  return loaded.default.default ?? loaded.default;
}

function readSidebars(root: string, version: string): Record<string, unknown> {
  const path = join(root, `versioned_sidebars/version-${version}-sidebars.json`);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>) : {};
}

interface SidebarItem {
  type?: string;
  key?: string;
  label?: unknown;
  items?: unknown;
  link?: {type?: string; title?: unknown; description?: unknown};
}

function readItems(sidebar: string, items: unknown): Entry[] {
  if (!Array.isArray(items)) return [];
  return (items as (SidebarItem | string)[]).flatMap((item): Entry[] => {
    if (typeof item === 'string' || !item.type) return [];
    const key = `sidebar.${sidebar}.${item.type}.${item.key ?? String(item.label)}`;
    const index = item.link?.type === 'generated-index' ? item.link : undefined;
    return [
      [key, item.label],
      [`${key}.link.generated-index.title`, index?.title],
      [`${key}.link.generated-index.description`, index?.description],
      ...readItems(sidebar, item.items),
    ];
  });
}

type Entry = readonly [key: string, text: unknown];

/** Only what is there and says something needs a translation. */
function keep(entries: readonly Entry[]): Messages {
  return new Map(
    entries.filter((entry): entry is readonly [string, string] => typeof entry[1] === 'string' && entry[1] !== ''),
  );
}
