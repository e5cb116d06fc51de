import {expect, test} from 'vitest';
import {inLanguage, settingNames, textSettingNames} from '../../src/config/settings/variables';
import {site} from '../../src/config/site';
import {everything} from './everything';
import {findDefaults, findUnseen} from './findDefaults';

test('every setting has a value, and every text one for Vietnamese', () => {
  const wanted = [...settingNames, ...textSettingNames.map((name) => inLanguage(name, 'vi'))];
  expect(Object.keys(everything.environment).sort()).toEqual(wanted.sort());
});

test('a build with the settings of another deployment has no default left', () => {
  const footer = '<footer class="theme-layout-footer footer"><a>Acme reads</a></footer>';
  const clean = new Map([
    ['docs.html', `<p>Release notes</p>${footer}`],
    ['img/logo.svg', '<svg/>'],
  ]);
  expect(findDefaults(clean, site)).toEqual([]);
});

test.each([
  ['docs.md', 'curl https://econtract.example.com/api', 'DOCS_API_URL, "econtract.example.com".'],
  ['robots.txt', 'Sitemap: https://docs.example.com/sitemap.xml', 'DOCS_SITE_URL, "docs.example.com".'],
  ['vi/index.html', '<title>hệ thống hợp đồng điện tử premium</title>', 'DOCS_PRODUCT_NAME, "Hệ thống hợp đồng'],
  ['assets/css/styles.css', 'a{color:#9DB8FF}', 'DOCS_BRAND_COLOUR, "#9db8ff".'],
  ['a.html', '<footer class=theme-layout-footer><a>Free trial</a></footer>', 'DOCS_FOOTER, ">Free trial<".'],
  ['img/premium econtract.svg', '<svg/>', 'DOCS_SHORT_NAME, "Premium eContract".'],
])('in %s, "%s" is found', (where, text, problem) => {
  expect(findDefaults(new Map([[where, text]]), site)).toEqual([
    {where, problem: expect.stringContaining(`still has the default of ${problem}`) as string},
  ]);
});

test('a value that reaches no file is named', () => {
  const files = new Map([['docs.html', 'Call 1900 7171']]);
  expect(findUnseen(files, {DOCS_HOTLINE: '1900 7171', DOCS_APP_NAME: 'Acme App'})).toEqual([
    {where: 'DOCS_APP_NAME', problem: 'is "Acme App", which is in no file of the build.'},
  ]);
});
