import {describe, expect, test} from 'vitest';
import {locales} from '../../src/kit/locales';
import {site as settings} from '../../src/config/site';
import {hashScript} from '../../src/publishing/policy/inlineScripts';
import {findingsOf} from './findingsOf';
import {links} from './links';
import {markup} from './markup';
import {pages} from './pages';
import {policy} from './policy';
import {redirects} from './redirects';
import {goodPage, pageWith, siteOf} from './siteOf';
import {sitemaps} from './sitemaps';
import {structuredData} from './structuredData';

describe('links', () => {
  const site = (body: string) =>
    siteOf({
      '/index.html': pageWith(body),
      '/docs.html': pageWith('<h2 id="kết-quả">Result</h2>'),
      '/vi/index.html': goodPage,
      '/docs/page.md': '# Page',
      '/img/a.svg': '<svg/>',
    });

  test.each([
    '<a href="/docs">page</a>',
    '<a href="/docs#k%E1%BA%BFt-qu%E1%BA%A3">anchor</a>',
    '<a href="#top">here</a>',
    '<a href="/vi/">root of a language</a>',
    '<a href="/docs/page.md">text of a page</a>',
    '<a href="https://example.com/elsewhere">another site</a>',
    '<a href="mailto:docs@example.com">mail</a>',
    `<a href="${settings.url}/docs">own origin</a>`,
    '<img src="/img/a.svg" alt="">',
  ])('%s is fine', async (body) => {
    expect(await findingsOf(links, site(body))).toEqual([]);
  });

  test.each([
    ['<a href="/missing">page</a>', 'nothing is there'],
    ['<a href="/docs#missing">anchor</a>', 'no element with the id "missing"'],
    ['<a href="#missing">anchor</a>', 'no element with the id "missing"'],
    ['<a href="/docs/">alias</a>', 'would be redirected'],
    ['<a href="/docs.html">alias</a>', 'would be redirected'],
    ['<a href="/vi">alias</a>', 'would be redirected'],
    ['<a href="">empty</a>', 'empty'],
    ['<a href="http://[">broken</a>', 'cannot be read'],
    ['<img src="/img/missing.svg" alt="">', 'nothing is there'],
    ['<img srcset="/img/a.svg 1x, /img/missing.svg 2x" alt="">', 'nothing is there'],
    ['<a href="/docs/missing.md">text</a>', 'nothing is there'],
    [`<a href="${settings.url}/missing">own origin</a>`, 'nothing is there'],
    ['<svg><use xlink:href="/img/missing.svg"></use></svg>', 'nothing is there'],
  ])('%s is found', async (body, problem) => {
    const findings = await findingsOf(links, site(body));
    expect(findings).toHaveLength(1);
    expect(findings[0]).toMatch(new RegExp(problem));
  });

  test('a not-found page may name itself and its other languages, a link may not lead there', async () => {
    const canonical = goodPage.replace('</head>', `<link rel="canonical" href="${settings.url}/404.html"></head>`);
    expect(await findingsOf(links, siteOf({'/404.html': canonical, '/vi/404.html': canonical}))).toEqual([]);
    expect(await findingsOf(links, siteOf({'/404.html': goodPage, '/index.html': canonical}))).toHaveLength(1);
    expect(await findingsOf(links, siteOf({'/404.html': pageWith('<a href="/404.html">x</a>')}))).toHaveLength(1);
  });

  test('the addresses that pages give to other sites are checked too', async () => {
    const head = (address: string) =>
      goodPage.replace('</head>', `<meta property="og:image" content="${settings.url}${address}"></head>`);
    expect(await findingsOf(links, siteOf({'/index.html': head('/missing.png')}))).toHaveLength(1);
  });
});

describe('redirects', () => {
  const site = (table: Record<string, string>) =>
    siteOf({
      '/index.html': goodPage,
      '/404.html': goodPage,
      '/docs.html': goodPage,
      '/docs/guide/eKYC.html': goodPage,
      '/.delivery/redirects.json': JSON.stringify({en: table}),
    });
  const good = {'/docs': '/docs', '/docs/guide': '/docs/guide/eKYC', '/docs/guide/ekyc': '/docs/guide/eKYC'};

  test('a table with every page and every folder is fine', async () => {
    expect(await findingsOf(redirects, site(good))).toEqual([]);
  });

  test.each([
    [{...good, '/docs/old': '/docs/gone'}, '/docs/gone does not exist.'],
    [{...good, '/docs/guide/ekyc': '/docs'}, '/docs/guide/eKYC in another case leads elsewhere.'],
    [{'/docs': '/docs', '/docs/guide/ekyc': '/docs/guide/eKYC'}, '/docs/guide leads nowhere, and pages are below it.'],
  ])('%j is found', async (table, problem) => {
    expect(await findingsOf(redirects, site(table))).toEqual([`.delivery/redirects.json: ${problem}`]);
  });
});

describe('structured data', () => {
  const page = (address: string, ...items: string[]) => {
    const breadcrumbs = {
      '@type': 'BreadcrumbList',
      itemListElement: items.map((item) => ({item: settings.url + item})),
    };
    const head = [
      `<link rel="canonical" href="${settings.url}${address}">`,
      `<script type="application/ld+json">${JSON.stringify(breadcrumbs)}</script>`,
    ];
    return goodPage.replace('</head>', `${head.join('')}</head>`);
  };
  const site = (...items: string[]) =>
    siteOf({'/vi/docs.html': page('/vi/docs', '/vi/docs'), '/vi/docs/a.html': page('/vi/docs/a', ...items)});

  test('breadcrumbs with canonical addresses are fine', async () => {
    expect(await findingsOf(structuredData, site('/vi/docs', '/vi/docs/a'))).toEqual([]);
  });

  test.each(['/vi/docs/', '/docs', '/vi/vi/docs', '/vi/docs.html'])('%s is found', async (item) => {
    expect(await findingsOf(structuredData, site(item, '/vi/docs/a'))).toEqual([
      `/vi/docs/a: ${settings.url}${item} is not the canonical address of a page.`,
    ]);
  });

  test('breadcrumbs that end with another page are found', async () => {
    expect(await findingsOf(structuredData, site('/vi/docs'))).toEqual([
      `/vi/docs/a: its breadcrumbs end with ${settings.url}/vi/docs, not with the page.`,
    ]);
  });
});

describe('pages', () => {
  test('a good page in each language is fine', async () => {
    const site = siteOf(
      Object.fromEntries(locales.map(({pathPrefix, htmlLang}) => [`${pathPrefix}/index.html`, pageWith('', htmlLang)])),
    );
    expect(await findingsOf(pages, site)).toEqual([]);
  });

  test.each([
    ['a wrong language', pageWith('', 'de'), 'lang is "de"'],
    ['two h1', pageWith('<h1>Second</h1>'), '2 h1'],
    ['no h1', goodPage.replace(/<h1.*<\/h1>/, ''), '0 h1'],
    ['no title', goodPage.replace('Page</title>', '</title>'), 'no title'],
    ['no description', goodPage.replace('About', ' '), 'no description'],
    ['a phone number that may become a link', goodPage.replace('telephone=no, ', ''), 'any telephone'],
    ['a date that may become a link', goodPage.replace(' date=no,', ''), 'any date'],
    ['a page of which a phone makes links', goodPage.replace('format-detection', 'x'), 'any address'],
    ['a repeated id', pageWith('<p id="top"></p>'), '"top" is there more than once'],
  ])('%s is found', async (_name, html, problem) => {
    expect((await findingsOf(pages, siteOf({'/index.html': html}))).join()).toContain(problem);
  });
});

describe('sitemaps', () => {
  const mapOf = (addresses: string[]) =>
    addresses.map((address) => `<url><loc>${settings.url}${address}</loc></url>`).join('');
  const complete: Record<string, string> = {
    '/index.html': goodPage,
    '/404.html': goodPage,
    '/vi/index.html': goodPage,
    '/vi/404.html': goodPage,
    '/sitemap.xml': mapOf(['/']),
    '/vi/sitemap.xml': mapOf(['/vi/']),
  };

  test('complete maps are fine', async () => {
    expect(await findingsOf(sitemaps, siteOf(complete))).toEqual([]);
  });

  test.each([
    ['a page that no map lists', {'/docs.html': goodPage, '/vi/docs.html': goodPage}, '/docs is missing'],
    ['a listed page that does not exist', {'/sitemap.xml': mapOf(['/', '/gone'])}, '/gone does not exist'],
    [
      'a page in one language only',
      {'/docs.html': goodPage, '/sitemap.xml': mapOf(['/', '/docs'])},
      '/vi/docs: this page',
    ],
  ])('%s is found', async (_name, changed, problem) => {
    expect((await findingsOf(sitemaps, siteOf({...complete, ...changed}))).join()).toContain(problem);
  });

  test('a language without a map is found', async () => {
    const {'/vi/sitemap.xml': _map, ...rest} = complete;
    expect((await findingsOf(sitemaps, siteOf(rest))).join()).toContain('/vi/sitemap.xml: there is no such file');
  });
});

describe('policy', () => {
  test('known scripts, own files and data are fine', async () => {
    const html = pageWith(
      '<script>ok()</script><script src="/a.js"></script><script type="application/ld+json">{}</script>',
    );
    expect(await findingsOf(policy, siteOf({'/index.html': html}, {policy: hashScript('ok()')}))).toEqual([]);
  });

  test.each([
    ['an unknown inline script', '<script>no()</script>', 'does not permit'],
    ['a script attribute', '<button onclick="no()">x</button>', 'button onclick'],
    ['a script address', '<a href=" javascript:no()">x</a>', 'a href'],
    ['a style element', '<style>p{}</style>', 'style elements'],
    ['a foreign script', '<script src="https://cdn.example.com/a.js"></script>', 'another host'],
    ['a foreign picture', '<img src="//cdn.example.com/a.png" alt="">', 'another host'],
    ['a foreign stylesheet', '<link rel="stylesheet" href="https://cdn.example.com/a.css">', 'another host'],
    ['a frame', '<iframe src="/a"></iframe>', '"iframe"'],
    ['an object', '<object data="/a.pdf"></object>', '"object"'],
    ['a form to another site', '<form action="https://evil.example/"></form>', '"form action"'],
    ['a button that sends elsewhere', '<button formaction="https://evil.example/">x</button>', '"button formaction"'],
    ['a refresh', '<meta http-equiv="refresh" content="0;url=/a">', '"meta http-equiv"'],
    ['a base', '<base href="/a/">', '"base"'],
    ['a page in a page', '<template><b>x</b></template>', '"template"'],
    ['foreign markup in a drawing', '<svg><foreignObject></foreignObject></svg>', '"foreignObject"'],
    ['a movement in a drawing', '<svg><animate attributeName="href"></animate></svg>', '"animate"'],
    ['an attribute that nobody knows', '<p ping="/a">x</p>', '"p ping"'],
    ['a page in a link', '<a href="data:text/html,x">x</a>', 'a href="data:'],
    ['a script in an obfuscated link', '<a href="java&#9;script:x()">x</a>', 'a href="java'],
    ['a program in a link', '<a href="vbscript:x">x</a>', 'a href="vbscript:'],
  ])('%s is found', async (_name, body, problem) => {
    expect((await findingsOf(policy, siteOf({'/index.html': pageWith(body)}))).join()).toContain(problem);
  });
});

describe('markup', () => {
  test('a good page is fine', async () => {
    expect(await findingsOf(markup, siteOf({'/index.html': goodPage}))).toEqual([]);
  });

  test.each([
    ['an unclosed element', '<p><strong>text</p>', 'close'],
    ['a picture without text', '<img src="/a.png">', 'alt'],
    ['a button without a name', '<button type="button"></button>', 'text-content'],
  ])('%s is found', async (_name, body, problem) => {
    expect((await findingsOf(markup, siteOf({'/index.html': pageWith(body)}))).join()).toContain(problem);
  });
});
