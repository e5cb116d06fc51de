import {describe, expect, test} from 'vitest';
import {budgets} from './budgets';
import {findingsOf} from './findingsOf';
import {goodPage, pageWith, siteOf} from './siteOf';
import {weight} from './weight';

describe('weight', () => {
  const page = (body = '') =>
    pageWith(`<link rel="preload" as="font" href="/a.woff2"><script src="/a.js"></script>${body}`)
      .replace('<html ', '<html class="docs-wrapper docs-doc-page" ')
      .replace('</head>', '<link rel="stylesheet" href="/a.css"></head>');

  test('a light page is fine, by the size that is sent', async () => {
    const sizes = {'/a.css': budgets.docs.css * 3, '/a.css.br': budgets.docs.css};
    expect(await findingsOf(weight, siteOf({'/docs/a.html': page()}, {sizes}))).toEqual([]);
  });

  test.each([
    ['fonts', {'/a.woff2': budgets.docs.fonts + 1}],
    ['css', {'/a.css': budgets.docs.css + 1}],
    ['starter', {'/a.js': budgets.docs.starter + 1}],
    ['html', {'/docs/a.html.br': budgets.docs.html + 1}],
  ])('too much %s is found', async (part, sizes) => {
    const findings = await findingsOf(weight, siteOf({'/docs/a.html': page()}, {sizes}));
    expect(findings).toHaveLength(1);
    expect(findings[0]).toContain(`${part} is`);
  });

  test('too many elements are found', async () => {
    const html = page('<i></i>'.repeat(budgets.docs.elements));
    const findings = await findingsOf(weight, siteOf({'/docs/a.html': html}, {sizes: {'/docs/a.html.br': 1}}));
    expect(findings.join()).toContain('elements is');
  });

  test('an application in too many files is found', async () => {
    const addresses = JSON.stringify(Array.from({length: budgets.docs.scripts + 1}, (_, index) => `/${index}.js`));
    const html = page(`<script type="application/json" id="page-scripts">${addresses}</script>`);
    expect(await findingsOf(weight, siteOf({'/docs/a.html': html}))).toEqual([
      `/docs/a: scripts is ${budgets.docs.scripts + 1}; the budget is ${budgets.docs.scripts}.`,
    ]);
  });

  test('an API page may be larger, in HTML only', async () => {
    const sizes = {'/docs/a.html.br': budgets.operation.html};
    expect(await findingsOf(weight, siteOf({'/docs/a.html': page()}, {sizes}))).toHaveLength(1);
    expect(
      await findingsOf(weight, siteOf({'/docs/a.html': page('<table class="api-fields"></table>')}, {sizes})),
    ).toEqual([]);
  });

  test('a page that answers many questions may be larger', async () => {
    const sizes = {'/docs/questions.html.br': budgets.long.html};
    expect(await findingsOf(weight, siteOf({'/docs/questions.html': page()}, {sizes}))).toEqual([]);
  });

  test('a site without a page that has a budget shows nothing', async () => {
    expect((await weight.run(siteOf({'/index.html': goodPage}))).count).toBe(0);
  });
});
