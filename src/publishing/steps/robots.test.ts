import {expect, test} from 'vitest';
import {robotsTxt} from './robots';

test('names the sitemap of every language and excludes its search page', () => {
  const text = robotsTxt('https://docs.example.com', ['/site/', '/site/vi/']);
  expect(text).toContain('Sitemap: https://docs.example.com/site/sitemap.xml\n');
  expect(text).toContain('Sitemap: https://docs.example.com/site/vi/sitemap.xml\n');
  expect(text).toMatch(/^Disallow: \/site\/vi\/search$/m);
});
