import {describe, expect, it} from 'vitest';
import {foldWord} from '../shared/foldText';
import {findAliasesIn, readConcepts, readQueryWords, type Concept} from './findAliases';

const concepts: Concept[] = [
  {titles: ['ký số', 'digital signature'], search: ['certificate']},
  {titles: ['workflow template', 'mẫu quy trình'], search: []},
];

const findAliases = findAliasesIn(concepts);

describe('findAliasesIn', () => {
  it('gives the other names of a concept in the title, and the words beside them', () => {
    expect(findAliases(['Ký số bằng USB Token'])).toEqual([
      {phrases: ['ký số', 'digital signature', 'certificate'], share: 40},
    ]);
  });

  it('reads the title in the other language too, and takes a plural for the same word', () => {
    expect(findAliases(['Trang', 'Search workflow templates'])).toEqual([
      {phrases: ['workflow template', 'mẫu quy trình'], share: 67},
    ]);
  });

  it('respects marks and whole words', () => {
    expect(findAliases(['Kỳ sổ', 'resign', 'template of a workflow'])).toEqual([]);
  });

  it('is not moved by words that prove nothing', () => {
    expect(findAliases(['Delete a certificate'])).toEqual([]);
  });
});

describe('the vocabulary of the project', () => {
  it('gives terms by their spellings in both languages, and topics', () => {
    const titles = readConcepts().map((concept) => concept.titles);
    expect(titles.find((all) => all.includes('recycle bin'))).toContain('thùng rác');
    expect(titles.flat()).toContain('cancel a document');
  });

  it('names each stop word once, in both languages', () => {
    const words = readQueryWords().stopWords.split(' ');
    expect(words.filter((word, place) => words.indexOf(word) !== place)).toEqual([]);
    expect(words).toEqual(expect.arrayContaining(['how', 'làm', 'lam']));
  });

  it('has abbreviations as they are typed without marks, and never spells one out as itself', () => {
    const {abbreviations} = readQueryWords();
    expect(Object.keys(abbreviations).filter((short) => foldWord(short) !== short)).toEqual([]);
    expect(
      Object.entries(abbreviations).filter(([short, meant]) => meant.split(' ').map(foldWord).includes(short)),
    ).toEqual([]);
  });
});
