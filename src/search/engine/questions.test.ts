import {describe, expect, it} from 'vitest';
import {indexedPage as page} from '../__fixtures__/indexedPage';
import {buildIndex} from '../index/buildIndex';
import {createSearchIndex} from './searchIndex';
import {runQuery} from './runQuery';

const queryWords = {
  stopWords: 'a the my to',
  abbreviations: {},
  areas: {app: ['on my phone']},
  concepts: [
    ['boss', 'manager'],
    ['document', 'contract'],
  ],
};
const index = createSearchIndex(
  buildIndex(
    [
      page('tutorial/cancel', 'Cancel a document', {
        questions: ['take back what was sent', 'the manager changed his mind', 'cancel the contract'],
      }),
      page('tutorial/share', 'Share a document', {questions: ['let the manager read it', 'sent to the wrong team']}),
      page('tutorial/document', 'At a glance', {isHub: true, phrases: ['documents', 'archive'], prior: 0.9}),
      page('app/cancel', 'Cancel a document on a phone', {areaPrior: 0.8}),
      page('api/cancel', 'Cancel document', {areaPrior: 0.6}),
      ...['a', 'b', 'c'].map((name) =>
        page(`api/${name}`, name, {sections: [{title: name, hash: '', content: 'Send it as multipart.'}]}),
      ),
      page('api/upload', 'Upload', {areaPrior: 0.5, questions: ['upload by call']}),
      page('tutorial/upload', 'Upload', {areaPrior: 1, questions: ['upload by hand']}),
    ],
    {queryWords},
  ),
);
const first = (query: string): string | undefined => runQuery(query, [index]).results[0]?.document.sectionRoute;

describe('what readers ask', () => {
  it.each([
    ['words of a question', 'take back sent', '/docs/tutorial/cancel'],
    ['another word for the same thing', 'boss changed mind', '/docs/tutorial/cancel'],
    ['the likest question, not single words', 'boss should read it', '/docs/tutorial/share'],
    ['a topic that a landing page has', 'documents', '/docs/tutorial/document'],
    ['a neutral query, on the website first', 'cancel document', '/docs/tutorial/cancel'],
    ['an area that is named', 'cancel document on my phone', '/docs/app/cancel'],
    ['an area that a word is typical of', 'upload multipart', '/docs/api/upload'],
  ])('finds the page by %s', (_, query, route) => {
    expect(first(query)).toBe(route);
  });

  it('leads to the top of a page that is found for what is asked, not for its words', () => {
    const sections = [
      {title: 'Answer', hash: '', content: 'Say yes or no.'},
      {title: 'More', hash: '#more', content: 'Who they are.'},
    ];
    const questions = ['why did they decline it', 'they refused the offer', 'decline with a reason'];
    const pages = [page('answer', 'Answer', {sections, questions}), page('other', 'Other'), page('third', 'Third')];
    const {results} = runQuery('why did they decline the offer', [createSearchIndex(buildIndex(pages, {queryWords}))]);
    expect(results[0]?.document.sectionRoute).toBe('/docs/answer');
  });

  it('makes no word too common to be marked where pages have it', () => {
    const questions = ['how do I sign'];
    const pages = [
      page('draw', 'Sign with a drawing'),
      ...['a', 'b', 'c'].map((name) => page(name, name, {questions})),
    ];
    const {results} = runQuery('sign drawing', [createSearchIndex(buildIndex(pages, {queryWords}))]);
    expect(results[0]?.terms).toContain('sign');
  });

  it('says which words are on no page, and what is meant by misspelt ones', () => {
    expect(runQuery('cancel qzxwv', [index]).missing).toEqual(['qzxwv']);
    expect(runQuery('cancle document', [index]).spelling).toBe('cancel document');
    expect(runQuery('cancel document', [index])).toMatchObject({missing: [], spelling: undefined});
  });

  it('shows few of the closest matches for what no page answers', () => {
    const pages = ['draw', 'sign', 'send', 'share'].map((name) => page(name, name, {questions: [`how to ${name}`]}));
    const unanswered = ['all about cooking', 'all about sleep'];
    const {results, isClosest} = runQuery('all about cooking', [
      createSearchIndex(buildIndex(pages, {queryWords, unanswered})),
    ]);
    expect(isClosest).toBe(true);
    expect(results.length).toBeLessThanOrEqual(3);
  });

  it('takes no word that readers ask with for a mistake', () => {
    const questions = ['remind the boss', 'remind him', 'how to remind', 'remind again'];
    const pages = [page('rewind', 'What is rewind'), page('tell', 'Tell the boss', {questions})];
    const {results, spelling} = runQuery('remind boss', [createSearchIndex(buildIndex(pages, {queryWords}))]);
    expect(results[0]?.document.sectionRoute).toBe('/docs/tell');
    expect(results.flatMap(({terms}) => terms)).toEqual(['boss']);
    expect(spelling).toBeUndefined();
  });

  it('shows few of the closest matches when nothing fits', () => {
    const {results, isClosest, total} = runQuery('qzxwv xqzjk vwxyq document', [index]);
    expect(isClosest).toBe(true);
    expect(total).toBe(0);
    expect(results.length).toBeLessThanOrEqual(3);
  });
});
