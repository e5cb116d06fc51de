import {cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {describe, expect, it, vi} from 'vitest';
import {check as glossaryLinks} from '../../checks/glossary-links';
import {check as headingIds} from '../../checks/heading-ids';
import {check as links} from '../../checks/links';
import {check as messages} from '../../checks/messages';
import {createContext} from '../../checks/pages/createContext';
import {check as translations} from '../../checks/translations';
import {createTermFinder} from '../../src/content/glossary/findTerms';
import {labelState} from '../../src/content/labels';
import {writeDay} from '../../src/content/release-notes/change';
import type * as localesOfSite from '../../src/kit/locales';
import type * as versionsOfSite from '../../src/kit/versions';
import {pageFingerprint} from '../../src/kit/fingerprint';
import {message} from '../../src/kit/messages';
import {readTerms, termsFile} from '../../src/kit/vocabulary';
import {loadContract} from '../../src/reference/contract/loadContract';
import {readQueryWords} from '../../src/search/index/readQueryWords';
import {fixtureSite} from '../../src/reference/testing/fixtureSite';

vi.mock('../../src/kit/versions', async (importOriginal) => {
  const {withVersionsOfFixtures} = await import('../support/versionsOfFixtures');
  return withVersionsOfFixtures(await importOriginal<typeof versionsOfSite>());
});

vi.mock('../../src/kit/locales', async (importOriginal) => {
  const original = await importOriginal<typeof localesOfSite>();
  const japanese = {code: 'ja', label: '日本語', htmlLang: 'ja-JP', partial: true};
  return {
    ...original,
    languages: [...original.languages, japanese],
    locales: [...original.locales, {...japanese, pathPrefix: '/ja'}],
  };
});

const ja = 'ja' as string as localesOfSite.LocaleCode;
const folder = 'i18n/ja/docusaurus-plugin-content-docs/current';

/** @returns the root of a project with these files */
function projectOf(files: Readonly<Record<string, string>>, copied?: string): string {
  const root = mkdtempSync(join(tmpdir(), 'partial-'));
  if (copied) cpSync(copied, root, {recursive: true});
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), {recursive: true});
    writeFileSync(join(root, file), text);
  }
  return root;
}

describe('a text that a partial language lacks is English', () => {
  it('messages: those of the file, else the English ones', () => {
    const root = projectOf({'i18n/ja/build.json': '{"code.copy": {"message": "コピー"}}'});
    vi.spyOn(process, 'cwd').mockReturnValue(root);
    expect([message(ja, 'code.copy'), message(ja, 'api.since', {version: '1'})]).toEqual(['コピー', 'Since 1']);
    vi.restoreAllMocks();
  });

  it('contracts: the translated texts, and no stale ones', () => {
    const overlay = (stamp: string) => `overlay: 1.0.0
actions:
  - {target: $.info, update: {title: 電子契約 API}, x-en: '${stamp}'}
`;
    const titleIn = (files: Record<string, string>) =>
      loadContract({siteDir: projectOf(files, fixtureSite), folder: 'current', file: 'v1.yaml', locale: ja}).info.title;
    expect(titleIn({})).toBe('Fixture API');
    expect(titleIn({'openapi/current/ja.overlay.yaml': overlay('e75f93db')})).toBe('電子契約 API');
    expect(titleIn({'openapi/current/ja.overlay.yaml': overlay('00000000')})).toBe('Fixture API');
    expect(() =>
      titleIn({'openapi/current/ja.overlay.yaml': overlay('e75f93db').replace('$.info', '$.nothing')}),
    ).toThrow('openapi/current/ja.overlay.yaml#/actions/0/target overlay-target');
  });

  it('terms: only those with a name in the language are linked', () => {
    const root = projectOf({}, 'vocabulary');
    const text = readFileSync(termsFile, 'utf8');
    const changed = text.replace('- id: document\n', '$&      ja: {term: 文書, meaning: 作成し、送信するものです。}\n');
    const terms = readTerms(projectOf({[termsFile]: changed}, root)).flatMap((group) => group.terms);
    const find = (words: string) => createTermFinder(terms, ja)(words).map(({term}) => term.id);
    expect([find('文書'), find('The document')]).toEqual([['document'], []]);
    expect(createTermFinder([], ja)('文書')).toEqual([]);
  });

  it('labels, days, words of the search', () => {
    expect([labelState('Delete', ja), labelState('Log out', ja), labelState('Nothing', ja)]).toEqual([
      'seen',
      'assumed',
      'unknown',
    ]);
    expect(writeDay('2025-03-17', ja)).toBe('2025年3月17日');
    expect(readQueryWords(ja).unanswered).toEqual([]);
  });
});

describe('checks', () => {
  const page = (text: string, stamp = '') => `---\ntitle: T\n${stamp}---\n\n${text}\n`;
  const english = page('## One {/* #one */}\n\n[Other](./b.mdx#two)');
  const stamp = `source_fingerprint: "${pageFingerprint(english)}"\n`;
  const project = {
    'docs/a.mdx': english,
    'docs/b.mdx': page('## Two {/* #two */}'),
    'docs/glossary.mdx': page('<Glossary />'),
    'i18n/vi/docusaurus-plugin-content-docs/current/glossary.mdx': page('<Glossary />'),
    'vocabulary/terms.yaml': '[]',
    [`${folder}/a.mdx`]: page('## 一 {/* #one */}\n\n[別](./b.mdx#two)', stamp),
  };

  it.each([
    ['translations', translations, {}, [], ['ja: 1 of 3 pages translated, 0 of them from an older text']],
    [
      'translations',
      translations,
      {[`${folder}/a.mdx`]: page('文。', 'source_fingerprint: "000000000000"\n')},
      [],
      ['ja: 1 of 3 pages translated, 1 of them from an older text'],
    ],
    ['translations', translations, {[`${folder}/c.mdx`]: page('文。')}, ['has no source page docs/c.mdx'], undefined],
    ['links', links, {}, [], undefined],
    [
      'links',
      links,
      {[`${folder}/a.mdx`]: page('[別](./c.mdx)')},
      [`no file ${folder}/c.mdx for the link "./c.mdx"`],
      undefined,
    ],
    [
      'links',
      links,
      {[`${folder}/a.mdx`]: page('[別](./b.mdx#three)')},
      ['no heading #three in docs/b.mdx'],
      undefined,
    ],
    [
      'heading-ids',
      headingIds,
      {[`${folder}/a.mdx`]: page('## 一 {/* #other */}')},
      ['lacks the heading #one and has the extra heading #other'],
      undefined,
    ],
    ['glossary-links', glossaryLinks, {}, [], undefined],
  ])('%s counts what is missing and looks at what is there', async (_, check, files, rules, report) => {
    const result = await check.run(createContext(projectOf({...project, ...files})));
    const own = result.problems.filter(({file}) => !file.startsWith('i18n/vi/') && !file.includes('/vi/'));
    expect(own.map(({rule}) => rule)).toEqual(rules);
    if (report) expect(result.report).toEqual(report);
  });

  it('counts messages, and refuses wrong ones', async () => {
    const root = projectOf(
      {'i18n/ja/build.json': '{"none": {"message": "無"}}'},
      join(__dirname, '../../checks/messages/__fixtures__/good'),
    );
    const {problems, report} = await messages.run(createContext(root));
    expect(problems.map(({file, rule}) => `${file} ${rule}`)).toEqual([
      'i18n/ja/build.json "none" belongs to no message',
    ]);
    expect(report).toEqual([expect.stringMatching(/^ja: \d+ of \d+ messages translated$/)]);
  });
});
