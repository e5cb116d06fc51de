import {fieldsPerDocument, indexFormat, weightLimit, type SearchIndexFile} from '../shared/searchTypes';

type Check = (value: unknown) => boolean;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && !!value && !Array.isArray(value);

const isText: Check = (value) => typeof value === 'string';
const isNumber: Check = Number.isFinite;
const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);
const recordOf =
  (check: Check): Check =>
  (value) =>
    isObject(value) && Object.values(value).every(check);
const objectOf =
  (checks: Readonly<Record<string, Check>>): Check =>
  (value) =>
    isObject(value) && Object.entries(checks).every(([key, check]) => check(value[key]));
const isTextList = listOf(isText);

/** A path of this site: one with two slashes, or what browsers take for them, leads to another host. */
const isPath: Check = (value) => typeof value === 'string' && /^\/(?![/\\\s])/.test(value);

/** Ids and first sections are compared with their places below. */
const hasShape = objectOf({
  documents: listOf(
    objectOf({
      title: isText,
      content: isText,
      tags: isTextList,
      sidebarParentCategories: isTextList,
      type: isText,
      sectionTitle: isText,
      pageTitle: isText,
      sectionRoute: isPath,
    }),
  ),
  index: objectOf({
    format: (value) => value === indexFormat,
    version: isText,
    language: isText,
    queryWords: objectOf({
      stopWords: isText,
      abbreviations: recordOf(isText),
      areas: recordOf(isTextList),
      ideas: listOf(isTextList),
    }),
    pages: listOf(
      objectOf({
        path: isText,
        otherTitle: isText,
        phrases: isTextList,
        request: isText,
        prior: isNumber,
      }),
    ),
    words: isObject,
    features: recordOf(listOf(isNumber)),
  }),
}) as (content: unknown) => content is SearchIndexFile;

/** @returns a check of numbers in steps (see `toSteps`), all of them below an end */
function stepsBelow(end: number): Check {
  return (value) => {
    let sum = 0;
    return Array.isArray(value) && value.every((step) => Number.isInteger(step) && step >= 0 && (sum += step) < end);
  };
}

/**
 * The one place that decides whether a file is an index: one that a proxy, a mistake of the host or another build has put
 * there counts as missing, and what follows can rely on every type, id and place.
 */
export function isIndexFile(content: unknown): content is SearchIndexFile {
  if (!hasShape(content)) return false;
  const {documents, index} = content;
  const isPlace = stepsBelow(documents.length * fieldsPerDocument);
  const isWeight = stepsBelow((index.pages.length + 1) * weightLimit);
  return (
    documents.every(({id}, position) => id === position) &&
    (documents.length === 0) === (index.pages.length === 0) &&
    // Pages divide the sections among them: the first begins with the first, each ends where the next begins.
    index.pages.every(({first}, position) => {
      const last = index.pages[position - 1]?.first ?? -1;
      return Number.isInteger(first) && first > last && first < documents.length && (position > 0 || first === 0);
    }) &&
    Object.values(index.words).every((found) => isPlace(found) || recordOf(isPlace)(found)) &&
    Object.values(index.features).every((weights) => weights.length > 0 && isWeight(weights.slice(1)))
  );
}
