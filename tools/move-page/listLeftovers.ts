import {askGit} from '../stages/changedFiles.mjs';

/** Places that keep the old name: frozen versions, the list of old addresses, history, fixtures. */
const keeping = [
  'versioned_docs',
  'versioned_sidebars',
  'openapi/version-*',
  'i18n/*/docusaurus-plugin-content-docs/version-*',
  'src/config/redirects.yaml',
  'checks/moved-pages/released-addresses.txt',
  'CHANGELOG.md',
  'BENCHMARKS.md',
  '*__fixtures__*',
  '*.test.ts',
  'tools/**',
];

/** @returns lines that still name a page, which only a person can judge */
export function listLeftovers(root: string, route: string): string[] {
  const word = route.includes('/') ? route : `docs/${route}`;
  const found = askGit(root, 'grep', '-nwF', '--untracked', word, '--', '.', ...keeping.map((path) => `:!${path}`));
  const lines = (found ?? '').split('\n').filter((line) => line !== '');
  if (lines.length === 0) return [];
  return [`These lines still name ${word}. Should they?`, ...lines.map((line) => `  ${line.slice(0, 150)}`), ''];
}
