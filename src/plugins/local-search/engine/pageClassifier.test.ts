import {describe, expect, it} from 'vitest';
import {wordSequence} from '../shared/tokenize';
import {findConceptsIn} from './concepts';
import {learnPages} from './pageClassifier';

const noConcepts = findConceptsIn([]);
const asked = [
  ['cancel what I sent', 'take a sent contract back', 'stop the signing'],
  ['who has signed my contract', 'what I sent, who is next', 'signing takes long'],
  ['sign a contract', 'how do I sign'],
].flatMap((questions, page) => questions.map((text) => ({page, words: wordSequence(text)})));

const likestOf = (query: string): number => {
  const likelihoods = [...learnPages(asked, 3, noConcepts).classify(wordSequence(query))];
  return likelihoods.indexOf(Math.max(...likelihoods));
};

describe('the classifier of pages', () => {
  it.each([
    ['take my contract back', 0],
    ['who is next', 1],
    ['sign', 2],
    ['stopping contracts that I sent', 0],
  ])('reads “%s” as a question of the right page', (query, page) => {
    expect(likestOf(query)).toBe(page);
  });

  it('gives probabilities, the same for the same questions', () => {
    const query = wordSequence('sent contract');
    const first = learnPages(asked, 3, noConcepts).classify(query);
    expect(first.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1);
    expect(learnPages(asked, 3, noConcepts).classify(query)).toEqual(first);
  });

  it('knows nothing where nothing was asked', () => {
    expect([...learnPages([], 2, noConcepts).classify(wordSequence('sign'))]).toEqual([0, 0]);
  });

  it('gives every page the same where no word is known', () => {
    const [first, ...others] = learnPages(asked, 3, noConcepts).classify(wordSequence('qzx'));
    expect(new Set(others)).toEqual(new Set([first]));
  });
});
