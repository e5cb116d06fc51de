import {expect, test} from 'vitest';
import {deployedVersionsIn} from './versions';

const known = ['2.3.0', '2.2.0', '1.0.0'].map((label) => ({name: label, label, path: label}));
const numbers = (value?: string): string[] => deployedVersionsIn(value, known).map(({label}) => label);

test.each([
  [undefined, ['2.3.0', '2.2.0', '1.0.0']],
  ['', ['2.3.0', '2.2.0', '1.0.0']],
  ['2.3.0', ['2.3.0']],
  // The current one is always among them.
  ['1.0.0, 2.2.0', ['2.3.0', '2.2.0', '1.0.0']],
])('DOCS_VERSIONS=%s builds these, newest first', (value, labels) => {
  expect(numbers(value)).toEqual(labels);
});

test.each([
  ['2.2', 'DOCS_VERSIONS is "2.2": there is no version "2.2". Did you mean "2.2.0"?'],
  ['current', 'there is no version "current". Known: 2.3.0, 2.2.0, 1.0.0.'],
  ['2.2.0,2.2.0', '"2.2.0" is in it twice. Name each version once.'],
  ['2.2.0,,1.0.0', 'a version is missing at a comma. Write numbers, such as 2.3.0,2.2.0,1.0.0.'],
])('DOCS_VERSIONS=%s is refused', (value, message) => {
  expect(() => numbers(value)).toThrow(message);
});
