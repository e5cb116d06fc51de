import {readFileSync} from 'node:fs';
import {afterEach, expect, test, vi} from 'vitest';
import {scratchFolder} from '../../tests/support/scratchFolder';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

test('a deployment gives the address at which pages are edited; without one there is no such link', async () => {
  expect((await import('./site')).site.editUrl).toBe('');
  vi.stubEnv('DOCS_EDIT_URL', ' https://git.example.com/docs/edit/main/ ');
  vi.resetModules();
  expect((await import('./site')).site.editUrl).toBe('https://git.example.com/docs/edit/main/');
});

test('an endpoint of feedback that browsers would take for a path is refused', async () => {
  vi.stubEnv('DOCS_FEEDBACK_ENDPOINT', 'feedback.example.com/docs');
  vi.resetModules();
  await expect(import('./site')).rejects.toThrow('DOCS_FEEDBACK_ENDPOINT is "feedback.example.com/docs"');
  for (const endpoint of ['https://feedback.example.com/docs', '/feedback']) {
    vi.stubEnv('DOCS_FEEDBACK_ENDPOINT', endpoint);
    vi.resetModules();
    expect((await import('./site')).site.feedbackEndpoint).toBe(endpoint);
  }
});

test('the device is followed in its colours only where the deployment says so', async () => {
  expect((await import('./site')).site.followsDeviceColours).toBe(false);
  vi.stubEnv('DOCS_FOLLOW_DEVICE_COLOURS', 'true');
  vi.resetModules();
  expect((await import('./site')).site.followsDeviceColours).toBe(true);
  vi.stubEnv('DOCS_FOLLOW_DEVICE_COLOURS', 'yes');
  vi.resetModules();
  await expect(import('./site')).rejects.toThrow('DOCS_FOLLOW_DEVICE_COLOURS is "yes". Write true, or leave it out.');
});

test('the address of the site is its origin alone; a path is another setting', async () => {
  vi.stubEnv('DOCS_SITE_URL', 'https://example.com/docs-site/');
  vi.resetModules();
  await expect(import('./site')).rejects.toThrow(
    'DOCS_SITE_URL is "https://example.com/docs-site". ' +
      'Give the origin alone, https://example.com, and the path as DOCS_BASE_PATH=/docs-site/.',
  );
  vi.stubEnv('DOCS_SITE_URL', 'https://docs.example.org/');
  vi.resetModules();
  expect((await import('./site')).site.url).toBe('https://docs.example.org');
});

test.each([
  ['', ''],
  ['/', ''],
  ['/docs-site/', '/docs-site'],
  ['/help/v2_docs', '/help/v2_docs'],
])('the base path "%s" is read as "%s"', async (given, read) => {
  vi.stubEnv('DOCS_BASE_PATH', given);
  vi.resetModules();
  expect((await import('./site')).site.basePath).toBe(read);
});

test.each([
  'docs-site',
  '//host/',
  '/docs site/',
  '/a//b/',
  '/tài-liệu/',
  '/docs.site/',
  '/a?b',
  '/../a',
  'https://x.vn/a',
])('the base path "%s" is refused', async (given) => {
  vi.stubEnv('DOCS_BASE_PATH', given);
  vi.resetModules();
  await expect(import('./site')).rejects.toThrow('Give the path alone, such as /docs-site/: one slash in front');
});

const noSvg = `${scratchFolder({'logo.svg': 'PNG'})}/logo.svg`;

test.each([
  ['DOCS_SITE_URL', 'docs.econtract.vn', 'Give the origin alone, such as https://docs.your-company.vn.'],
  ['DOCS_EDIT_URL', 'github.com/owner/docs/edit/main', "Give the address of the project's root folder"],
  ['DOCS_EDIT_URL', 'https://github.com', "Give the address of the project's root folder"],
  ['DOCS_ANALYTICS_ID', '<script>', 'Give the measurement id of Google Analytics'],
  ['DOCS_FREE_TRIAL_URL', 'acme.vn/try', 'Give an address that starts with https:// or mailto:.'],
  ['DOCS_FEEDBACK_URL', 'docs@acme.vn', 'Give an address that starts with https:// or mailto:.'],
  ['DOCS_API_URL', 'api.acme.vn', 'Give the address at which the paths of the API begin'],
  ['DOCS_LANGUAGES', 'fr', 'no text is in "fr"'],
  ['DOCS_LOGO', 'img/none.svg', 'but there is no file'],
  ['DOCS_LOGO_DARK', noSvg, 'which is no SVG. Give a file with an <svg> element.'],
  ['DOCS_BRAND_COLOUR', 'blau', 'Give an opaque colour as in CSS, such as #1b46b5.'],
  ['DOCS_BRAND_COLOUR', '#ffcc00', 'The nearest colour that can be read is #'],
  ['DOCS_ANNOUNCEMENT_ENDS', '2027-02-30', 'Give a day of the calendar as YYYY-MM-DD, such as 2027-06-30.'],
  ['DOCS_ANNOUNCEMENT_ENDS', '30.6.2027', 'Give a day of the calendar'],
  ['DOCS_ANNOUNCEMENT_LINK', 'docs/questions', 'Give an address with https://, or a path of this site'],
  ['DOCS_FOOTER', '[{"title"', 'which is no JSON'],
  ['DOCS_PRODUCT_NAME_FR', 'Acme', 'this site has no text in the language of that name. Set DOCS_PRODUCT_NAME or'],
])('%s as "%s" is refused at once', async (name, value, message) => {
  vi.stubEnv(name, value);
  await expect(import('./site')).rejects.toThrow(`${name} is "${value}"`);
  vi.resetModules();
  await expect(import('./site')).rejects.toThrow(message);
});

test.each([
  ['{}', 'DOCS_FOOTER the data cannot be {}. Write a list of columns'],
  ['[{"title":"A","items":[]}]', 'DOCS_FOOTER key "0.items" cannot be []. Write a list of links.'],
  ['[{"title":"A","items":[{"label":"B","too":"/docs"}]}]', 'Did you mean "to"?'],
  ['[{"title":"A","items":[{"label":"B"}]}]', 'key "0.items.0" has no link, or two. Write a label with "to"'],
  ['[{"title":"A","items":[{"label":"B","to":"docs"}]}]', 'Write a path of this site that starts with /.'],
  ['[{"title":{"fr":"A"},"items":[{"label":"B","to":"/docs"}]}]', 'DOCS_FOOTER unknown key "0.title.fr". Remove it.'],
])('the footer %s is refused, with the place', async (value, message) => {
  vi.stubEnv('DOCS_FOOTER', value);
  await expect(import('./site')).rejects.toThrow(message);
});

test('a label of the footer that lacks a language is named', async () => {
  const items = [{label: {vi: 'Bắt đầu'}, to: '/docs'}];
  vi.stubEnv('DOCS_FOOTER', JSON.stringify([{title: {en: 'Read', vi: 'Đọc'}, items}]));
  const {site} = await import('./site');
  expect((await import('./settings/variables')).missingTexts).toEqual(['"en" of "Bắt đầu" in DOCS_FOOTER']);
  expect(site.footer).toHaveLength(1);
});

test('a text is that of all languages, or of one', async () => {
  vi.stubEnv('DOCS_SHORT_NAME', 'Acme');
  vi.stubEnv('DOCS_SHORT_NAME_VI', 'Acme Ký');
  vi.stubEnv('DOCS_PRODUCT_NAME_EN', 'Acme Sign');
  vi.stubEnv('DOCS_COPYRIGHT', '');
  const {site} = await import('./site');
  expect(site.shortName).toMatchObject({en: 'Acme', vi: 'Acme Ký'});
  // Not the default, which is the name of another product; a release names what is missing.
  expect(site.productName).toMatchObject({en: 'Acme Sign', vi: 'Acme Sign'});
  expect((await import('./settings/variables')).missingTexts).toEqual(['DOCS_PRODUCT_NAME_VI']);
  expect(site.copyright.vi).toBe('Acme Sign. Công ty, cá nhân và chứng từ trong các ví dụ đều là giả định.');
});

test('an announcement of the deployment has no link and no end of another one; set to nothing, there is none', async () => {
  vi.stubEnv('DOCS_ANNOUNCEMENT_EN', 'Closed on <Sunday>');
  const {announcementBarIn} = await import('./announcement');
  expect(announcementBarIn('vi')).toMatchObject({content: 'Closed on &lt;Sunday>'});
  expect((await import('./site')).site.announcement).toMatchObject({to: '', ends: ''});
  vi.resetModules();
  vi.stubEnv('DOCS_ANNOUNCEMENT_LINK', '/docs/questions');
  vi.stubEnv('DOCS_BASE_PATH', '/docs-site/');
  expect((await import('./announcement')).announcementBarIn('vi')).toMatchObject({
    content: '<a href="/docs-site/vi/docs/questions">Closed on &lt;Sunday></a>',
  });
  vi.resetModules();
  vi.stubEnv('DOCS_ANNOUNCEMENT_EN', '');
  expect((await import('./announcement')).announcementBarIn('en')).toBeUndefined();
});

test('the labels of the footer are those of the language', async () => {
  vi.stubEnv(
    'DOCS_FOOTER',
    '[{"title":{"en":"Read","vi":"Đọc"},"items":[{"label":{"en":"Start"},"to":"/docs"},{"label":"A","href":"https://a.vn"}]}]',
  );
  const {footerIn} = await import('./footer');
  expect(footerIn('vi').links).toEqual([
    {
      title: 'Đọc',
      items: [
        {label: 'Start', to: '/docs'},
        {label: 'A', href: 'https://a.vn'},
      ],
    },
  ]);
});

test('the table for operators has every setting, and says which are texts', async () => {
  await import('./site');
  const {settingNames, textSettingNames} = await import('./settings/variables');
  const table = /^## Settings$([\s\S]*?)^## /m.exec(readFileSync('deploy/README.md', 'utf8'))?.[1] ?? '';
  const rows = [...table.matchAll(/^\| `(DOCS_\w+)` \| (\*text\*)?/gm)];
  expect(rows.map(([, name]) => name).sort()).toEqual([...settingNames].sort());
  expect(rows.filter(([, , text]) => text).map(([, name]) => name)).toEqual(textSettingNames);
});
