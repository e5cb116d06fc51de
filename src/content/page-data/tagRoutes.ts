import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import {routeIn, type SiteVersion} from './shared/siteVersion';

/** What the docs plugin gives to every page. */
interface GlobalData {
  versions: SiteVersion[];
}

function tagRoutes({path, docs, tagsPath}: LoadedVersion): string[] {
  const tags = docs.filter(({unlisted}) => !unlisted).flatMap((doc) => doc.tags.map(({permalink}) => permalink));
  const pages = tags.length === 0 ? [] : [tagsPath, ...new Set(tags.sort())];
  return pages.map((address) => routeIn({path}, address));
}

/** @returns the data with the tag pages of each version: choosing a version keeps the tag that is shown */
export function addTagRoutes<Data>(data: Data, {loadedVersions}: LoadedContent): Data {
  const {versions} = data as GlobalData;
  const withTags = versions.map((version) => {
    const loaded = loadedVersions.find(({versionName}) => versionName === version.name);
    return {...version, ...(loaded && {tagRoutes: tagRoutes(loaded)})};
  });
  return {...data, versions: withTags};
}
