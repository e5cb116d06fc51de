import {expect, it} from 'vitest';
import {runFixture} from '../../tests/support/runFixture';
import {check} from './index';
import {parseSiteMap} from './siteMap';

it('reports what is still to be written, without failing', async () => {
  const {messages, filesRead, report} = await runFixture(check, 'good');
  expect(messages).toEqual([]);
  expect(filesRead).toBe(7);
  expect(report?.slice(0, 2)).toEqual([
    'en 2.3.0: 3 of 5 routes exist, not written yet: 2',
    '  tutorial/sender/{upload, import}',
  ]);
});

it('refuses a missing or draft page of a complete area, in either language', async () => {
  const {messages} = await runFixture(check, 'bad');
  expect(messages).toEqual([
    'route-coverage: docs/app/authen/login.mdx is missing, but its area is complete. Write the page; addresses are kept (checks/route-coverage/site-map.yaml).',
    'route-coverage: i18n/vi/docusaurus-plugin-content-pages/markdown-page.mdx is missing, but its area is complete. Write the page; addresses are kept (checks/route-coverage/site-map.yaml).',
  ]);
});

it('refuses a site map with an unknown version or key', () => {
  expect(() => parseSiteMap('required: []\ndocs:\n  app: [2.2.1]\npagse: [app]\n')).toThrow(
    'checks/route-coverage/site-map.yaml:1 key "pages" is missing. Add it: a list.\n' +
      'checks/route-coverage/site-map.yaml:3 key "docs.app" cannot be ["2.2.1"]. Write all, or a list of versions (current, 2.2.0, 1.0.0).\n' +
      'checks/route-coverage/site-map.yaml:4 unknown key "pagse". Did you mean "pages"?',
  );
});
