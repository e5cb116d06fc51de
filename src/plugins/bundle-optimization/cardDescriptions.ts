import type {LoadedVersion} from '@docusaurus/plugin-content-docs';

/** By address of a category page: the description of each page that it shows as a card, by the page's address. */
export type CardDescriptions = Record<string, Record<string, string>>;

interface SidebarItem {
  type: string;
  id?: string;
  link?: {type: string; permalink?: string; id?: string};
  items?: SidebarItem[];
}

/** @returns the descriptions that the category pages of these versions show. */
export function collectCardDescriptions(versions: readonly LoadedVersion[]): CardDescriptions {
  const result: CardDescriptions = {};
  for (const {docs, sidebars} of versions) {
    const docOf = new Map(docs.map((doc) => [doc.id, doc]));
    const walk = (item: SidebarItem): void => {
      const children = item.items ?? [];
      if (item.link?.type === 'generated-index' && item.link.permalink !== undefined) {
        const shown = children.flatMap(({id, link}) => [id, link?.id]).filter((id) => id !== undefined);
        result[item.link.permalink] = Object.fromEntries(
          shown.flatMap((id) => {
            const doc = docOf.get(id);
            return doc?.description ? [[doc.permalink, doc.description]] : [];
          }),
        );
      }
      children.forEach(walk);
    };
    (Object.values(sidebars).flat() as SidebarItem[]).forEach(walk);
  }
  return result;
}
