import type {Json, JsonObject} from '../../shared/model';
import {toJson} from '../contract/loadContract';
import type {OpenApi} from '../contract/openApi';
import {isObject} from '../contract/pointer';

/** Extensions that only our own pages and samples use. */
const ownExtensions = new Set(['x-page', 'x-sample', 'x-sample-file']);

/**
 * The contract as it is published: one file, with links to the pages instead of our own marks.
 *
 * @param pageUrl address of a page of this version and language
 */
export function publicContract(document: OpenApi, apiUrl: string, pageUrl: (route: string) => string): JsonObject {
  const visit = (value: Json): Json => {
    if (Array.isArray(value)) return value.map(visit);
    if (!isObject(value)) return value;
    const entries = Object.entries(value)
      .filter(([key]) => !ownExtensions.has(key))
      .map(([key, child]): [string, Json] => [key, visit(child)]);
    const page = value['x-page'];
    if (typeof page === 'string') entries.push(['externalDocs', {url: pageUrl(page)}]);
    return Object.fromEntries(entries);
  };
  const published = visit(toJson(document)) as JsonObject;
  const [server, ...others] = document.servers;
  return {...published, servers: [{...server, url: apiUrl}, ...others] as unknown as Json};
}
