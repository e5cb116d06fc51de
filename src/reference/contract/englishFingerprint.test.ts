import {describe, expect, it} from 'vitest';
import {englishFingerprint, pickEnglish} from './englishFingerprint';

const node = {
  summary: 'Create',
  description: 'Makes a document.',
  operationId: 'documents-create',
  'x-notes': ['a', 'b'],
};

describe('pickEnglish', () => {
  it('takes the English values at the keys of the update and nothing else', () => {
    expect(pickEnglish(node, {summary: 'Tạo', 'x-notes': ['x']})).toEqual({summary: 'Create', 'x-notes': ['a', 'b']});
  });

  it('shows a missing English text as null', () => {
    expect(pickEnglish(node, {title: 'Tiêu đề'})).toEqual({title: null});
    expect(pickEnglish(node, {summary: {deep: 'x'}})).toEqual({summary: {deep: null}});
  });
});

describe('englishFingerprint', () => {
  const update = {summary: 'Tạo', description: 'Tạo chứng từ.'};

  it('is eight hex digits', () => {
    expect(englishFingerprint([node], update)).toMatch(/^[0-9a-f]{8}$/);
  });

  it('does not depend on the order of keys nor on the translation', () => {
    expect(englishFingerprint([node], {description: 'khác', summary: 'khác'})).toBe(englishFingerprint([node], update));
  });

  it('changes with the English text and only with the translated part', () => {
    const reworded = {...node, summary: 'Register'};
    expect(englishFingerprint([reworded], update)).not.toBe(englishFingerprint([node], update));
    expect(englishFingerprint([reworded], {description: 'x'})).toBe(englishFingerprint([node], {description: 'x'}));
  });

  it('changes when the target matches another number of nodes', () => {
    expect(englishFingerprint([node, node], update)).not.toBe(englishFingerprint([node], update));
  });
});
