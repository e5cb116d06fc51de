import {describe, expect, it} from 'vitest';
import * as z from 'zod';
import {findDataProblems, readData, parseYaml} from './readData';

const schema = z.strictObject({
  name: z.string().min(1).meta({value: 'the name on the screen'}),
  kind: z.enum(['task', 'concept']),
  size: z.number().positive().default(1),
  tags: z
    .array(z.string().regex(/^[a-z]+$/))
    .optional()
    .meta({value: 'a list of tags in lower case'}),
  texts: z.record(z.string(), z.strictObject({label: z.string()})).optional(),
  id: z
    .string()
    .refine((id) => id !== 'taken', {error: 'is used twice', params: {repair: 'Choose another.'}})
    .optional(),
});
const right = {name: 'Sign in', kind: 'task'};

it('returns the data with defaults', () => {
  expect(readData(schema, right, 'a.yaml')).toEqual({...right, size: 1});
});

describe('findDataProblems', () => {
  it.each([
    [{kind: 'task'}, 'key "name" is missing. Add it: the name on the screen.'],
    [{...right, name: ''}, 'key "name" cannot be "". Write the name on the screen.'],
    [{...right, kind: 'taks'}, 'key "kind" has the unknown value "taks". Did you mean "task"?'],
    [{name: 'x'}, 'key "kind" is missing. Add it: one of task, concept.'],
    [{...right, size: 0}, 'key "size" cannot be 0. Too small: expected number to be >0.'],
    [{...right, tags: 'a'}, 'key "tags" cannot be "a". Write a list of tags in lower case.'],
    [{...right, tags: ['a', 'B']}, 'key "tags.1" cannot be "B". Write a list of tags in lower case.'],
    [{...right, nmae: 1}, 'unknown key "nmae". Did you mean "name"?'],
    [{...right, constructor: 1}, 'unknown key "constructor". Known: name, kind, size, tags, texts, id.'],
    [{...right, texts: {en: {lable: 'x', label: 'x'}}}, 'unknown key "texts.en.lable". Did you mean "label"?'],
    [{...right, id: 'taken'}, 'key "id" is used twice. Choose another.'],
    [{...right, name: []}, 'key "name" cannot be []. Write the name on the screen.'],
    [{...right, name: () => 'x'}, 'key "name" cannot be a function. Write the name on the screen.'],
    [null, 'the data cannot be null. Write the keys name, kind, size, tags, texts, id.'],
    [{...right, name: [Array(99).fill(1)]}, /^key "name" cannot be \[\[1,1[1,]{55}…\. Write/],
  ])('refuses %j', (data, message) => {
    const [problem, ...others] = findDataProblems(schema, data);
    expect(others).toEqual([]);
    expect(`${problem?.rule}. ${problem?.repair}`).toMatch(message);
  });
});

it('lists every problem with its place', () => {
  expect(() => readData(schema, {kind: 'xxxx', colour: 1}, 'src/a.ts')).toThrow(
    'src/a.ts key "name" is missing. Add it: the name on the screen.\n' +
      'src/a.ts key "kind" has the unknown value "xxxx". Known: task, concept.\n' +
      'src/a.ts unknown key "colour". Known: name, kind, size, tags, texts, id.',
  );
});

describe('parseYaml', () => {
  const list = z.array(schema);

  it('says the line of a key, and of the one that a missing key belongs below', () => {
    const text =
      '- {name: a, kind: task}\n- name: b\n  kind: concept\n  texts:\n    en:\n      lable: x\n- kind: taks\n  name: c\n';
    expect(() => parseYaml(list, text, 'a.yaml')).toThrow(
      'a.yaml:5 key "1.texts.en.label" is missing. Add it: text.\n' +
        'a.yaml:6 unknown key "1.texts.en.lable". Did you mean "label"?\n' +
        'a.yaml:7 key "2.kind" has the unknown value "taks". Did you mean "task"?',
    );
  });

  it('says the line of a mistake in the YAML', () => {
    expect(() => parseYaml(list, '- a: 1\n  b: [\n', 'a.yaml')).toThrow(/^a\.yaml:\d is not valid YAML: /);
  });
});
