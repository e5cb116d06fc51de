import type {LoadedVersion} from '@docusaurus/plugin-content-docs';

/** By address of a category page: the description of each page that it shows as a card, by doc id. */
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
    const descriptionOf = new Map(docs.map(({id, description}) => [id, description]));
    const walk = (item: SidebarItem): void => {
      const children = item.items ?? [];
      if (item.link?.type === 'generated-index' && item.link.permalink !== undefined) {
        const shown = children.flatMap(({id, link}) => [id, link?.id]).filter((id) => id !== undefined);
        result[item.link.permalink] = Object.fromEntries(
          shown.flatMap((id) => {
            const description = descriptionOf.get(id);
            return description ? [[id, description]] : [];
          }),
        );
      }
      children.forEach(walk);
    };
    (Object.values(sidebars).flat() as SidebarItem[]).forEach(walk);
  }
  return result;
}
