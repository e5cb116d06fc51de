import {expect, test} from 'vitest';
import {readPage} from '../dist/readPage';
import {readFileMentions, readPageMentions} from './readMentions';

test.each([
  [
    'a.css',
    `a{background:url('/img/a.svg')} b{background:url(data:image/png,0)} c{background:url(../b.png)}`,
    ['/img/a.svg', '../b.png'],
  ],
  [
    'main.js',
    'r.p="/base/",r.u=e=>"assets/js/"+e+"."+({"a1b":"c1",0x1f:"c2"})[e]+".js"',
    ['/base/assets/js/a1b.c1.js', '/base/assets/js/31.c2.js'],
  ],
  ['main.js', 'l.p="/",l.u=e=>"assets/js/"+({7:"name"}[e]||e)+"."+{7:"c1"}[e]+".js"', ['/assets/js/name.c1.js']],
  ['manifest.webmanifest', '{"start_url":".","scope":"./","icons":[{"src":"img/a.png"}]}', ['.', './', 'img/a.png']],
  ['sitemap.xml', '<url><loc>https://docs.example.com/docs</loc></url>', ['https://docs.example.com/docs']],
  [
    'robots.txt',
    'Disallow: /search\nSitemap: https://docs.example.com/sitemap.xml\n',
    ['https://docs.example.com/sitemap.xml'],
  ],
  ['page.md', '[a](/docs/a.md#x "title")\n\n```md\n[b](/b)\n```\n', ['/docs/a.md#x']],
  ['data.json', '{"a": "/b"}', []],
])('%s mentions its addresses', (path, text, addresses) => {
  expect(readFileMentions(path, text).map(({address}) => address)).toEqual(addresses);
});

test('a page mentions what its elements, its starter and its data name', () => {
  const html = `<link rel="canonical" href="https://docs.example.com/a"><img src="/a.png" srcset="/b.png 2x">
    <script type="application/json" id="page-scripts">["/assets/js/main.js"]</script>
    <script type="application/ld+json">{"@context":"https://schema.org","item":"https://docs.example.com/"}</script>`;
  expect(readPageMentions(readPage('/a', '/a.html', html)).map(({by, address}) => `${by} ${address}`)).toEqual([
    'link canonical https://docs.example.com/a',
    'img src /a.png',
    'img srcset /b.png',
    'application script /assets/js/main.js',
    'JSON-LD https://docs.example.com/',
  ]);
});
