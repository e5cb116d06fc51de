import {expect, test} from 'vitest';
import {localeOf, toSourceAddress} from './localeOf';

test.each([
  ['/', 'en', '/'],
  ['/docs/login', 'en', '/docs/login'],
  ['/vi/', 'vi', '/'],
  ['/vi/docs', 'vi', '/docs'],
  ['/video', 'en', '/video'],
])('%s is in "%s", its English page is %s', (address, code, english) => {
  expect(localeOf(address).code).toBe(code);
  expect(toSourceAddress(address)).toBe(english);
});
