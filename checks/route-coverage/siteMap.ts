import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import * as z from 'zod';
import {versions} from '../../src/config/versions';
import {parseYaml} from '../../src/content/readData';

export interface SiteMap {
  /** Areas in which no route may be missing. */
  required: readonly string[];
  /** Routes outside the docs; '' for the home page. */
  pages: readonly string[];
  /** Routes of each version, below its base; '' for its introduction. */
  docs: ReadonlyMap<string, readonly string[]>;
}

const versionNames = versions.map(({name}) => name);
const siteMapSchema = z.strictObject({
  required: z.array(z.string()),
  pages: z.array(z.string()),
  docs: z.record(
    z.string(),
    z
      .union([z.literal('all'), z.array(z.enum(versionNames))])
      .meta({value: `all, or a list of versions (${versionNames.join(', ')})`}),
  ),
});

const toRoute = (written: string): string => (written === 'index' ? '' : written);

const file = 'checks/route-coverage/site-map.yaml';
const known = new Map<string, SiteMap>();

/** Reads the site map of the project at this root; a text is parsed once. */
export function readSiteMap(root: string): SiteMap {
  const path = join(root, file);
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '{required: [], pages: [], docs: {}}';
  const siteMap = known.get(text) ?? parseSiteMap(text);
  known.set(text, siteMap);
  return siteMap;
}

/** @throws Error naming line, rule and repair of everything that is wrong */
export function parseSiteMap(text: string): SiteMap {
  const {required, pages, docs} = parseYaml(siteMapSchema, text, file);
  return {
    required: required.map(toRoute),
    pages: pages.map(toRoute),
    docs: new Map(
      versions.map(({name}) => [
        name,
        Object.entries(docs)
          .filter(([, where]) => where === 'all' || where.includes(name))
          .map(([route]) => toRoute(route)),
      ]),
    ),
  };
}

/** @returns whether a route belongs to an area of which every page must exist. */
export function isRequired(route: string, {required}: SiteMap): boolean {
  return required.some((area) => route === area || (area !== '' && route.startsWith(`${area}/`)));
}
