import {existsSync} from 'node:fs';
import path from 'node:path';
import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import type {SidebarItemConfig} from './category';

const docsFolder = path.resolve(__dirname, '../../../docs');

/** Leaves out the pages of the plan that are not written yet, and the categories that would be empty. */
export function writtenOnly(sidebars: Record<string, SidebarItemConfig[]>): SidebarsConfig {
  return Object.fromEntries(Object.entries(sidebars).map(([id, items]) => [id, items.flatMap(keepWritten)]));
}

function keepWritten(item: SidebarItemConfig): SidebarItemConfig[] {
  if (typeof item === 'string') {
    return existsSync(path.join(docsFolder, `${item}.mdx`)) ? [item] : [];
  }
  if (typeof item === 'object' && 'type' in item && item.type === 'category' && Array.isArray(item.items)) {
    const items = item.items.flatMap(keepWritten);
    return items.length > 0 ? [{...item, items}] : [];
  }
  return [item];
}
