import {expect, it} from 'vitest';
import {addressFrom, readTermPage} from './termPage';

it('writes addresses that a browser resolves to the page', () => {
  const resolve = (route: string, page: string): string =>
    new URL(addressFrom(route, readTermPage(page)), `https://example.com/vi/docs/${route}`.replace(/\/$/, '')).href;
  const base = 'https://example.com/vi/docs';
  expect(resolve('tutorial/receiver/approve', 'glossary#term-otp')).toBe(`${base}/glossary#term-otp`);
  expect(resolve('tutorial/receiver', 'glossary')).toBe(`${base}/glossary`);
  expect(resolve('', 'glossary')).toBe(`${base}/glossary`);
  expect(resolve('glossary', 'tutorial/receiver#codes')).toBe(`${base}/tutorial/receiver#codes`);
  expect(resolve('glossary', 'index#roles')).toBe(`${base}#roles`);
});
