import {expect, test} from 'vitest';
import {toMdx} from './writeContent';

test('braces in text are text in MDX too, those in code stay', () => {
  expect(toMdx('Send {id} or `{"id": 1}` to <https://a.example.com/x>.')).toBe(
    'Send \\{id} or `{"id": 1}` to [https://a.example.com/x](https://a.example.com/x).',
  );
});
