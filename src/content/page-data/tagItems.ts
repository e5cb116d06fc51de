import type {LoadedContent, PropTagDocList} from '@docusaurus/plugin-content-docs';
import type {RouteConfig} from '@docusaurus/types';
import type {Audience, FrontMatter} from '../front-matter/frontMatter';

/** What the page of a tag shows of a page beside its title. */
export interface TagItem {
  /** For whom it is first of all. */
  audience: Audience;
  /** Of an operation. */
  method?: string;
}

type TagItems = Readonly<Record<string, TagItem>>;

/** @returns it for all pages, by their addresses */
export function tagItems({loadedVersions}: LoadedContent): TagItems {
  const docs = loadedVersions.flatMap((version) => version.docs);
  return Object.fromEntries(
    docs.map(({permalink, frontMatter}) => {
      const {audience = []} = frontMatter as Partial<FrontMatter>;
      const method = /operation-method-(\w+)/.exec(String(frontMatter.sidebar_class_name))?.[1]?.toUpperCase();
      return [permalink, {audience: audience[0] ?? 'everyone', ...(method && {method})}];
    }),
  );
}

/** Gives the pages of tags what they show of their pages. */
export function describeTagItems(route: RouteConfig, items: TagItems): RouteConfig {
  const routes = route.routes?.map((child) => describeTagItems(child, items));
  const tag = route.props?.tag as PropTagDocList | undefined;
  const about = tag && Object.fromEntries(tag.items.map(({permalink}) => [permalink, items[permalink]]));
  return {...route, ...(routes && {routes}), ...(about && {props: {...route.props, about}})};
}
