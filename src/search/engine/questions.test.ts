import {describe, expect, it} from 'vitest';
import {indexedPage as page} from '../__fixtures__/indexedPage';
import {buildIndex, type IndexedPage} from '../index/buildIndex';
import {createSearchIndex} from './searchIndex';
import {runQuery} from './runQuery';

const queryWords = {
  stopWords: 'a the my to dont',
  abbreviations: {},
  areas: {app: ['on my phone'], api: ['api', 'our erp']},
  ideas: [
    ['boss', 'manager'],
    ['document', 'contract'],
  ],
};
const indexOf = (pages: readonly IndexedPage[], unanswered: readonly string[] = []) =>
  createSearchIndex(buildIndex(pages, {queryWords, unanswered}));
const index = indexOf([
  page('tutorial/cancel', 'Cancel a document', {
    phrases: ['take back what was sent', 'the manager changed his mind', 'cancel the contract'],
  }),
  page('tutorial/share', 'Share a document', {phrases: ['let the manager read it', 'sent to the wrong team']}),
  page('app/cancel', 'Cancel a document on a phone', {prior: 0.8}),
  page('api/cancel', 'Cancel document', {prior: 0.6}),
  page('api/upload', 'Upload', {prior: 0.5, phrases: ['upload by call']}),
  page('tutorial/upload', 'Upload', {phrases: ['upload by hand']}),
]);
const first = (query: string): string | undefined => runQuery(query, [index]).results[0]?.document.sectionRoute;

describe('what readers call a page', () => {
  it.each([
    ['words of a phrase', 'take back sent', '/docs/tutorial/cancel'],
    ['another word for the same thing', 'boss changed mind', '/docs/tutorial/cancel'],
    ['the likest phrase, not single words', 'boss should read it', '/docs/tutorial/share'],
    ['a neutral query, on the website first', 'cancel document', '/docs/tutorial/cancel'],
    ['an area that is named', 'cancel document on my phone', '/docs/app/cancel'],
    ['an area by another name', 'upload from our erp', '/docs/api/upload'],
  ])('finds the page by %s', (_, query, route) => {
    expect(first(query)).toBe(route);
  });

  it('leads to the section that is nearest in meaning, if hardly a word is in one', () => {
    const sections = [
      {title: 'Answer', hash: '', content: 'Say yes or no.'},
      {title: 'If the manager refuses', hash: '#refuse', content: 'Nothing is sent.'},
      {title: 'More', hash: '#more', content: 'Where it stands.'},
    ];
    const phrases = ['why did the boss decline it', 'they refused the offer', 'decline with a reason'];
    const pages = [page('answer', 'Answer', {sections, phrases}), page('other', 'Other'), page('third', 'Third')];
    const [result] = runQuery('why did my boss decline', [indexOf(pages)]).results;
    expect(result?.document.sectionRoute).toBe('/docs/answer#refuse');
  });

  it('shows few of the closest matches for what no page answers', () => {
    const pages = ['draw', 'sign', 'send', 'share'].map((name) => page(name, name, {phrases: [`how to ${name}`]}));
    const {results, isClosest} = runQuery('all about cooking', [
      indexOf(pages, ['all about cooking', 'all about sleep']),
    ]);
    expect(isClosest).toBe(true);
    expect(results.length).toBeLessThanOrEqual(3);
  });

  it('takes a page that has all of the query in a section for an answer', () => {
    const sections = [{title: 'Fields', hash: '', content: 'documentTypeId: the type.'}];
    const pages = [page('fields', 'Fields', {sections}), ...['a', 'b', 'c'].map((name) => page(name, name))];
    const {results, isClosest} = runQuery('documentTypeId', [indexOf(pages)]);
    expect(isClosest).toBe(false);
    expect(results[0]?.terms).toEqual(['documenttypeid']);
  });

  it('shows few of the closest matches when nothing fits', () => {
    const {results, isClosest, total} = runQuery('qzxwv xqzjk vwxyq document', [index]);
    expect(isClosest).toBe(true);
    expect(total).toBe(0);
    expect(results.length).toBeLessThanOrEqual(3);
  });
});

describe('words that no page has', () => {
  it('are named', () => {
    expect(runQuery('cancel qzxwv', [index]).missing).toEqual(['qzxwv']);
    expect(runQuery('cancel document', [index])).toMatchObject({missing: [], correction: undefined});
  });

  it.each([
    ['a slip, which is corrected', 'cancle document', {query: 'cancel document', isClear: true}],
    ['two slips in a word, which may be another', 'uplaodd', undefined],
    ['a word that readers call a page by', 'boss document', undefined],
    ['a short word', 'shre document', undefined],
    ['a word with digits', 'cance1 document', undefined],
    ['a stop word', 'dont cancel', undefined],
  ])('may be %s: “%s”', (_, query, correction) => {
    expect(runQuery(query, [index]).correction).toEqual(correction);
  });

  it('are corrected to what the best page has, if two words are as likely', () => {
    const pages = [page('signer', 'Add a signer'), page('singer', 'Hear a singer'), page('other', 'Other')];
    const phrases = pages.map((each) => ({...each, phrases: [each.title]}));
    expect(runQuery('add siger', [indexOf(phrases)]).correction).toEqual({query: 'add signer', isClear: true});
  });

  it('are searched for as they are if the reader wants it', () => {
    const {correction, results} = runQuery('cancle document', [index], {isVerbatim: true});
    expect(correction).toBeUndefined();
    expect(results.length).toBeGreaterThan(0);
  });

  it('are no mistake if readers call a page by them', () => {
    const phrases = ['remind the boss', 'remind him', 'how to remind', 'remind again'];
    const pages = [page('rewind', 'What is rewind'), page('tell', 'Tell the boss', {phrases})];
    const {results, correction} = runQuery('remind boss', [indexOf(pages)]);
    expect(results[0]?.document.sectionRoute).toBe('/docs/tell');
    expect(correction).toBeUndefined();
  });
});
