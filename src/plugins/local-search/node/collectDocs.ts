import path from 'node:path';
import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import {parentsOfDocs} from './sidebarParents';

/** What the docs plugin knows about a page. */
export interface DocFacts {
  route: string;
  title: string;
  tags: string[];
  parents: string[];
  /** Route below the version's base: `tutorial/sender/upload-file`. */
  path: string;
  /** Kind of page its front matter names; empty if it names none. */
  kind: string;
  /** Source file below the version's content folder. */
  file: string;
}

/** The pages of one version. */
export interface VersionFacts {
  /** Name of the index: `docs-default-2.2.0`. */
  tag: string;
  name: string;
  label: string;
  docs: DocFacts[];
}

type DocsContent = Pick<LoadedContent, 'loadedVersions'>;

/** What the site says about all its addresses. */
export interface SiteFacts {
  siteDir: string;
  trailingSlash: boolean | undefined;
}

/** @returns the versions of a docs plugin with their pages in the order of the routes. */
export function collectDocs(
  pluginId: string,
  {loadedVersions}: DocsContent,
  {siteDir, trailingSlash}: SiteFacts,
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
          route: applyTrailingSlash(doc.permalink, trailingSlash),
          title: doc.title,
          tags: doc.tags.map(({label}) => label),
          parents: parents.get(doc.id) ?? [],
          path: doc.permalink.slice(version.path.length).replace(/^\/+|\/+$/g, ''),
          kind: kindOf(doc.frontMatter as Record<string, unknown>),
          file: contentFile(doc.source, version, siteDir),
        }))
        .sort((a, b) => (a.route < b.route ? -1 : 1)),
    };
  });
}

/** The docs plugin keeps the slash of a slug; the built page is where the site's own rule puts it. */
function applyTrailingSlash(route: string, trailingSlash: boolean | undefined): string {
  const bare = route.replace(/(?<=.)\/+$/, '');
  if (trailingSlash === undefined) return route;
  return trailingSlash && bare !== '/' ? `${bare}/` : bare;
}

function kindOf({kind}: Record<string, unknown>): string {
  return typeof kind === 'string' ? kind : '';
}

function contentFile(source: string, version: LoadedVersion, siteDir: string): string {
  const absolute = path.resolve(siteDir, source.replace(/^@site\//, ''));
  const folder = [version.contentPathLocalized, version.contentPath].find(
    (each) => each !== undefined && absolute.startsWith(each + path.sep),
  );
  return folder === undefined ? path.basename(absolute) : path.relative(folder, absolute);
}
