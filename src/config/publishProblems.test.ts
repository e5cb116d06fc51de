import {expect, test} from 'vitest';
import {findHistoryProblems, findMistypedNames, findSettingProblems, findUnsetOperator} from './publishProblems';
import {site, type Site} from './site';

const complete: Site = {
  ...site,
  url: 'https://docs.econtract.vn',
  freeTrialUrl: 'https://econtract.vn/trial',
  apiUrl: 'https://api.econtract.vn',
  feedbackUrl: 'mailto:docs@econtract.vn',
  // Of no version, as the one of the site is.
  announcement: {text: {...site.announcement.text, en: 'Maintenance', vi: 'Bảo trì'}, to: '', ends: ''},
};
const check = (changes: Partial<Site>) => findSettingProblems({...complete, ...changes});

test('nothing is wrong with a complete deployment', () => {
  expect(check({})).toEqual([]);
  expect(check({editUrl: 'https://github.com/owner/docs/edit/main/'})).toEqual([]);
  expect(check({hostedSearch: {appId: 'a', apiKey: 'b', indexName: 'c'}})).toEqual([]);
});

test('every default address is named, with what it would be seen on', () => {
  const problems = findSettingProblems({...site, announcement: complete.announcement, editUrl: ''});
  expect(problems.map((problem) => problem.split(' ')[0])).toEqual([
    'DOCS_SITE_URL',
    'DOCS_FREE_TRIAL_URL',
    'DOCS_API_URL',
    'DOCS_FEEDBACK_URL',
  ]);
  expect(problems[0]).toContain('the sitemap and robots.txt would say https://docs.example.com.');
});

test.each([
  [{showsOpenQuestions: true}, 'DOCS_SHOW_OPEN_QUESTIONS is "true": pages would show'],
  [{operator: {...site.operator, supportUrl: 'https://example.com/help'}}, 'DOCS_SUPPORT_URL is not set'],
  [
    {hostedSearch: {appId: 'a', apiKey: '', indexName: 'c'}},
    'The hosted search is off; not set: DOCS_ALGOLIA_API_KEY. Set all three, or none.',
  ],
] as const)('%o is refused', (changes, message) => {
  expect(check(changes)).toEqual([expect.stringContaining(message)]);
});

test('an announcement that has ended is named, on the day after its last', () => {
  const on = (day: string, text = 'Maintenance') => {
    const announcement = {text: {...site.announcement.text, en: text, vi: text}, to: '', ends: '2027-06-30'};
    return findSettingProblems({...complete, announcement}, new Date(`${day}T12:00`));
  };
  expect(on('2027-06-30')).toEqual([]);
  expect(on('2027-07-01', '')).toEqual([]);
  expect(on('2027-07-01')).toEqual([
    expect.stringContaining('The announcement ended on 2027-06-30: nobody would see it. Write a new one'),
  ]);
});

test('texts of the site name no other version than the current one', () => {
  const text = {...site.announcement.text, en: 'New in 2.3.0: eKYC', vi: 'Mới trong 2.3.0: eKYC'};
  const announcement = {text, to: '', ends: ''};
  const at = (version: string) => findSettingProblems({...complete, announcement}, new Date(), version);
  expect(at('2.3.0')).toEqual([]);
  expect(at('2.4.0')).toEqual([
    expect.stringContaining('DOCS_ANNOUNCEMENT says "Mới trong 2.3.0: eKYC"'),
    'DOCS_ANNOUNCEMENT says "New in 2.3.0: eKYC", but the current version is 2.4.0, not 2.3.0. Write what is true of it.',
  ]);
});

test('each way to the operator that is not set is named, with what readers get instead', () => {
  expect(findUnsetOperator(complete).map((note) => note.split(' ')[0])).toEqual([
    'DOCS_OPERATOR_NAME',
    'DOCS_LOGIN_URL',
    'DOCS_APP_NAME',
    'DOCS_APP_STORE_URL',
    'DOCS_GOOGLE_PLAY_URL',
    'DOCS_SUPPORT_URL',
    'DOCS_HOTLINE',
  ]);
  expect(findUnsetOperator({operator: {...site.operator, hotline: '1800 1234'}}).join()).not.toContain('DOCS_HOTLINE');
});

test('a mistyped name of a setting would change nothing, so it is named', () => {
  expect(findMistypedNames({DOCS_SITE_URL: 'x', DOCS_COPYRIGHT_VI: 'y', HOME: '/', DOCS_QX: ''})).toEqual([]);
  expect(findMistypedNames({DOCS_EDITURL: 'https://…'})).toEqual([
    'DOCS_EDITURL is no setting of src/config/site.ts. Did you mean "DOCS_EDIT_URL"?',
  ]);
});

test('without a full history the pages have no dates', () => {
  expect(findHistoryProblems('full')).toEqual([]);
  expect(findHistoryProblems('shallow')[0]).toContain('this clone is shallow. Fetch the rest: git fetch --unshallow.');
  expect(findHistoryProblems('none')[0]).toContain('no Git history. Build from a full clone.');
  expect(findHistoryProblems('refused')[0]).toContain('git config --global --add safe.directory');
});
