import {compileSSGTemplate} from '@docusaurus/core/lib/ssg/ssgTemplate';
import stock from '@docusaurus/core/lib/ssg/ssgTemplate.html';
import {describe, expect, it} from 'vitest';
import {pageTemplate, speculationRules} from './pageTemplate';

const data = {
  appHtml: '<main>Text</main>',
  baseUrl: '/vi/',
  htmlAttributes: 'lang="vi"',
  bodyAttributes: 'class="x"',
  headTags: '<script async src="/starter.js"></script>',
  preBodyTags: '<script>early()</script>',
  postBodyTags: '<i></i>',
  metaAttributes: ['<title>Title</title>', '<meta name="a">'],
  scripts: ['assets/js/main.1.js', 'assets/js/page.2.js'],
  stylesheets: ['assets/css/styles.3.css'],
  noIndex: false,
  version: '3.10.2',
};
async function render(template: string, scripts: readonly string[] = data.scripts): Promise<string> {
  return (await compileSSGTemplate(template))({...data, scripts: [...scripts]});
}

describe('the page template', () => {
  it('writes what the template of the installed Docusaurus writes, but for the scripts', async () => {
    const ours = (await render(pageTemplate('/site/'), []))
      .replace('<script type="application/json" id="page-scripts">[]</script>', '')
      .replace(`<script type="speculationrules">${JSON.stringify(speculationRules('/site/'))}</script>`, '');
    const theirs = (await render(stock, []))
      .replace('<meta name="generator" content="Docusaurus v3.10.2">', '')
      .replace(data.preBodyTags, '');
    const words = (html: string): string[] => html.split(/\s+|(?=<)/);
    expect(words(ours)).toEqual(words(theirs));
  });

  it('lists the scripts of the page and starts none of them', async () => {
    const html = await render(pageTemplate('/site/'));
    expect(html).toContain('id="page-scripts">["/vi/assets/js/main.1.js","/vi/assets/js/page.2.js"]</script>');
    expect(html.match(/<script[^>]*src=/g)).toEqual(['<script async src=']);
  });

  it('lets the browser prefetch the page behind a link', async () => {
    expect(await render(pageTemplate('/site/'))).toContain(
      `<script type="speculationrules">${JSON.stringify(speculationRules('/site/'))}`,
    );
  });
});
