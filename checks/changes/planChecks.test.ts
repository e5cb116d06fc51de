import {expect, it} from 'vitest';
import '../../tests/support/fixtureVersions';
import type {Page} from '../pages/pages';
import {locatePage} from '../../src/kit/pageLocation';
import type {Check} from '../types';
import {check as linksCheck} from '../links';
import {checks as allChecks} from '../registry';
import {explainPlan, planChecks} from './planChecks';

const check = (name: string, more: Partial<Check> = {}): Check => ({
  name,
  description: '',
  guide: '',
  run: () => ({filesRead: 0, problems: []}),
  ...more,
});
const checks = [
  check('pages'),
  check('links', {followsLinks: true}),
  check('words', {data: ['vocabulary/*.yaml']}),
  check('list', {data: ['list.json'], readsDataOnly: true}),
];

const translation = 'i18n/vi/docusaurus-plugin-content-docs/current/app/login.mdx';
const page = (path: string, source = ''): Page => {
  const location = locatePage({path, cwd: process.cwd()});
  if (!location) throw new Error(path);
  return {...location, source};
};
const files = [
  page('docs/app/login.mdx'),
  page('docs/index.mdx', '[In](app/login.mdx)'),
  page('docs/other.mdx'),
  page(translation),
];

const plan = (...changed: string[]) =>
  planChecks(checks, new Set(changed), files).map(({check: {name}, chosen}) => [name, chosen && [...chosen].sort()]);

it('looks at a changed page and its translation; where links count, at the pages that link to it', () => {
  const chosen = ['docs/app/login.mdx', translation];
  expect(plan('docs/app/login.mdx')).toEqual([
    ['pages', chosen],
    ['links', ['docs/app/login.mdx', 'docs/index.mdx', translation]],
    ['words', chosen],
  ]);
});

it('looks at the pages that link by address, whichever page has changed', () => {
  const source = '[Notices](/docs/app/noti) [Site](https://example.com/)';
  const old = page('versioned_docs/version-2.2.0/index.mdx', source);
  const [, links] = planChecks(checks, new Set(['docs/app/noti.mdx']), [...files, old]);
  expect([...(links?.chosen ?? [])]).toEqual(['docs/app/noti.mdx', old.file]);
});

it('looks at all links when a picture beside the pages has changed', () => {
  const [{chosen} = {}] = planChecks([linksCheck], new Set(['docs/app/img/screen.svg']), files);
  expect(chosen).toBeUndefined();
  expect(planChecks([linksCheck], new Set(['docs/app/login.mdx']), files)[0]?.chosen).toBeDefined();
});

it('looks at everything with the checks whose data or own files have changed', () => {
  expect(plan('vocabulary/terms.yaml')).toEqual([
    ['pages', ['vocabulary/terms.yaml']],
    ['links', ['vocabulary/terms.yaml']],
    ['words', undefined],
  ]);
  expect(plan('list.json', 'checks/links/index.ts').map(([name, chosen]) => [name, chosen !== undefined])).toEqual([
    ['pages', true],
    ['links', false],
    ['words', true],
    ['list', false],
  ]);
});

it('says for which file it looks at every page', () => {
  const explain = (...changed: string[]) => explainPlan(planChecks(checks, new Set(changed), files));
  expect(explain('docs/index.mdx')).toEqual([]);
  expect(explain('vocabulary/terms.yaml')).toEqual([
    'words looks at every page, because vocabulary/terms.yaml has changed.',
  ]);
  expect(explain('versions.json')).toEqual(['All checks look at every page, because versions.json has changed.']);
});

it('looks at everything when the foundations have changed', () => {
  expect(plan('src/content/front-matter/frontMatter.ts')).toEqual([
    ['pages', undefined],
    ['links', undefined],
    ['words', undefined],
    ['list', undefined],
  ]);
});

it.each([
  ['vocabulary/concepts.yaml', 'terminology'],
  ['docs/tags.yml', 'front-matter'],
  ['docs/tags.yml', 'navigation'],
  ['vocabulary/terms.yaml', 'components'],
  ['integrators/downloads/programs/first/first.py', 'components'],
])('after a change of %s, the check %s looks at every page', (file, name) => {
  const planned = planChecks(allChecks, new Set([file]), []).find((one) => one.check.name === name);
  expect(planned).toEqual({check: planned?.check, because: file});
});
