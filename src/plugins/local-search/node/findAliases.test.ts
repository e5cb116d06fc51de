import {describe, expect, it} from 'vitest';
import {exactForm} from '../shared/foldText';
import {findAliasesIn, readConceptGroups, type ConceptGroup} from './findAliases';

const groups: ConceptGroup[] = [
  {names: ['ký số', 'digital signature'], also: ['certificate']},
  {names: ['workflow template', 'mẫu quy trình'], also: []},
];

const findAliases = findAliasesIn(groups);

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

describe('the project’s concept groups', () => {
  const own = readConceptGroups();

  it('are about as many as the concepts of the platform', () => {
    expect(own.length).toBeGreaterThanOrEqual(40);
  });

  it('name each concept once and have both languages', () => {
    const names = own.flatMap((group) =>
      group.names.map((name) => name.toLowerCase().split(' ').map(exactForm).join(' ')),
    );
    expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
    const isVietnamese = (text: string): boolean => /[^\x20-\x7e]/.test(text);
    const oneSided = own.filter(({names: all, also}) => ![...all, ...also].some(isVietnamese));
    expect(oneSided.map(({names: [name]}) => name)).toEqual([]);
  });
});
