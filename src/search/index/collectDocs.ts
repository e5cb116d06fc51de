import path from 'node:path';
import {applyTrailingSlash} from '@docusaurus/utils-common';
import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';

export interface DocFacts {
  route: string;
  title: string;
  tags: string[];
  parents: string[];
  /** Route below the version's base: `tutorial/sender/upload-file`. */
  path: string;
  /** The `kind` in its front matter, or empty. */
  kind: string;
  /** Source file below the version's content folder. */
  file: string;
}

export interface VersionFacts {
  /** Name of the index: `docs-default-2.2.0`. */
  tag: string;
  name: string;
  label: string;
  docs: DocFacts[];
}

type Sidebars = LoadedVersion['sidebars'];

/** @returns the versions of a docs plugin with their listed pages, by route */
export function collectDocs(
  pluginId: string,
  {loadedVersions}: LoadedContent,
  addressSettings: Parameters<typeof applyTrailingSlash>[1],
): VersionFacts[] {
  return loadedVersions.map((version) => {
    const parents = parentsOfDocs(version.sidebars);
    return {
      tag: `docs-${pluginId}-${version.versionName}`,
      name: version.versionName,
      label: version.label,
      docs: version.docs
        .filter(({unlisted, draft}) => !unlisted && !draft)
        .map((doc) => ({
          // The docs plugin keeps the slash of a slug, the build applies the rule of the site.
          route: applyTrailingSlash(doc.permalink, addressSettings),
          title: doc.title,
          tags: doc.tags.map(({label}) => label),
          parents: parents.get(doc.id) ?? [],
          path: doc.permalink.slice(version.path.length).replace(/^\/+|\/+$/g, ''),
          kind: (doc.frontMatter as {kind?: string}).kind ?? '',
          file: path.join(doc.sourceDirName, path.basename(doc.source)),
        }))
        .sort((a, b) => (a.route < b.route ? -1 : 1)),
    };
  });
}

/** @returns the labels of the categories above each doc of the sidebars, outermost first, by the doc's id */
function parentsOfDocs(sidebars: Sidebars): Map<string, string[]> {
  const parents = new Map<string, string[]>();
  const visit = (items: Sidebars[string], above: readonly string[]): void => {
    for (const item of items) {
      if ((item.type === 'doc' || item.type === 'ref') && !parents.has(item.id)) parents.set(item.id, [...above]);
      if (item.type !== 'category') continue;
      if (item.link?.type === 'doc' && !parents.has(item.link.id)) parents.set(item.link.id, [...above]);
      visit(item.items, [...above, item.label]);
    }
  };
  for (const items of Object.values(sidebars)) visit(items, []);
  return parents;
}
