/** The part of the platform, or of the site, that a page is about. */
export type Area = 'website' | 'app' | 'api-v1' | 'api-v2' | 'questions' | 'release-notes' | 'glossary' | 'home';

const areas: readonly [start: string, area: Area][] = [
  ['tutorial', 'website'],
  ['app', 'app'],
  ['api/v1', 'api-v1'],
  ['api/v2', 'api-v2'],
  ['questions', 'questions'],
  ['release-notes', 'release-notes'],
  ['glossary', 'glossary'],
];

/**
 * @param path route of a page below its version's base
 * @returns its area; undefined for pages of none, such as the introduction
 */
export function areaOf(path: string): Area | undefined {
  return areas.find(([start]) => path === start || path.startsWith(`${start}/`))?.[1];
}
