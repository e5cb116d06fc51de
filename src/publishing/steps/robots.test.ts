import {expect, test} from 'vitest';
import {robotsTxt} from './robots';

test('names the sitemap of every language and excludes its search page', () => {
  const text = robotsTxt('https://docs.example.com');
  expect(text).toContain('Sitemap: https://docs.example.com/sitemap.xml\n');
  expect(text).toContain('Sitemap: https://docs.example.com/vi/sitemap.xml\n');
  expect(text).toMatch(/^Disallow: \/vi\/search$/m);
});
