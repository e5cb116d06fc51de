import type {PlainPage} from './readPages';

/** A page, or a folder of pages. */
export interface TreeItem {
  label: string;
  /** File below the version, without its ending; folders have none. */
  file?: string;
  items?: TreeItem[];
}

/** @returns the file of a page, without its ending: pages with others below them are the index of their folder. */
export function fileOf({route}: Pick<PlainPage, 'route'>, siblings: readonly Pick<PlainPage, 'route'>[]): string {
  const isFolder = route === '' || siblings.some((other) => other.route.startsWith(`${route}/`));
  return isFolder ? [route, 'index'].filter(Boolean).join('/') : route;
}

/** Areas with a sidebar of their own; everything else shares one. */
const area = /^(?:api\/v\d+|tutorial|app|release-notes)(?=\/)/;

function insert(items: TreeItem[], [first = '', ...rest]: readonly string[], page: TreeItem): void {
  if (rest.length === 0) {
    items.push(page);
    return;
  }
  let folder = items.find(({label, file}) => label === first && file === undefined);
  if (!folder) items.push((folder = {label: first, items: []}));
  insert(folder.items ?? [], rest, page);
}

/** @returns the pages of one version and language as a tree for each area, in their order. */
export function growTrees(pages: readonly PlainPage[]): Record<string, TreeItem[]> {
  const trees: Record<string, TreeItem[]> = {};
  for (const page of pages) {
    const file = fileOf(page, pages);
    const name = area.exec(file)?.[0] ?? '';
    const path = file.slice(name.length).replace(/^\//, '').split('/');
    insert((trees[name] ??= []), path, {label: page.title, file});
  }
  return trees;
}
