import {compressed} from '../dist/compressed';
import {highlighter} from '../dist/highlighter';
import {hostLimits} from '../dist/hostLimits';
import {links} from '../dist/links';
import {machinePaths} from '../dist/machinePaths';
import {markdownCopies} from '../dist/markdownCopies';
import {markup} from '../dist/markup';
import {pages} from '../dist/pages';
import {policy} from '../dist/policy';
import {redirects} from '../dist/redirects';
import {sitemaps} from '../dist/sitemaps';
import {structuredData} from '../dist/structuredData';
import {styles} from '../dist/styles';
import {tables} from '../dist/tables';
import {weight} from '../dist/weight';
import type {BuiltCheck} from '../dist/types';

/** A fault in a file of the finished build, and what the check of `tests/dist` says of it. */
export interface BuiltFault {
  what: string;
  check: BuiltCheck;
  /** Path in the build; names with a hash are found by a pattern. */
  file: string | RegExp;
  /** Text that gives way; without it, all of the file does. */
  before?: string;
  /** What comes in its place; without it, the file is missing. */
  after?: string;
  says: string;
}

const page = '/docs/app/noti.html';
const inBody = (check: BuiltCheck, what: string, html: string, says: string, file = page): BuiltFault => ({
  what,
  check,
  file,
  before: '</body>',
  after: `${html}</body>`,
  says,
});
const inHead = (what: string, before: string, after: string, says: string): BuiltFault => ({
  what,
  check: pages,
  file: page,
  before,
  after,
  says,
});
const link = '/docs/app/authen/download-app#install';

export const builtFaults: readonly BuiltFault[] = [
  {
    what: 'a broken link',
    check: links,
    file: page,
    before: link,
    after: '/docs/app/planted',
    says: 'nothing is there',
  },
  {
    what: 'a missing anchor',
    check: links,
    file: page,
    before: link,
    after: link.replace('install', 'planted'),
    says: 'no element with the id "planted"',
  },
  {
    what: 'a link to another form of an address',
    check: links,
    file: page,
    before: link,
    after: '/docs/app/authen/download-app/',
    says: 'would be redirected',
  },
  inBody(links, 'a missing picture', '<img src=/img/planted.svg alt=Planted>', 'nothing is there'),
  {
    what: 'a page in no sitemap',
    check: sitemaps,
    file: '/sitemap.xml',
    before: '/docs/app/noti</loc>',
    after: '/docs/app/planted</loc>',
    says: '/docs/app/noti is missing',
  },
  {
    what: 'a page that one language lacks',
    check: sitemaps,
    file: '/vi/docs/app/noti.html',
    says: 'this page exists in another language only',
  },
  {
    what: 'an address in capitals that leads nowhere',
    check: redirects,
    file: '/.delivery/redirects.json',
    before: '"/docs/app/noti": "/docs/app/noti"',
    after: '"/docs/app/planted": "/docs/app/noti"',
    says: '/docs/app/noti in another case leads elsewhere',
  },
  {
    what: 'a redirect to no page',
    check: redirects,
    file: '/.delivery/redirects.json',
    before: '"/docs/app/noti": "/docs/app/noti"',
    after: '"/docs/app/noti": "/docs/app/planted"',
    says: '/docs/app/planted does not exist',
  },
  {
    what: 'a rule that is too long for a host',
    check: hostLimits,
    file: '/_redirects',
    before: '\n',
    after: `\n/${'a'.repeat(1200)} / 301\n`,
    says: 'a line of 12',
  },
  {
    what: 'breadcrumbs with another address',
    check: structuredData,
    file: page,
    before: '/docs/app/noti","name"',
    after: '/docs/app/noti/","name"',
    says: 'is not the canonical address of a page',
  },
  inBody(policy, 'a script of nobody', '<script>planted()</script>', 'does not permit the inline script "planted()'),
  inBody(policy, 'a script in an attribute', '<b onclick=planted()>x</b>', 'script in an attribute'),
  inBody(policy, 'styles in the page', '<style>p{color:red}</style>', 'forbids style elements'),
  inBody(policy, 'a picture of another host', '<img src=//cdn.example.com/a.png alt=A>', 'from another host'),
  {
    what: 'a policy of another build',
    check: policy,
    file: '/.delivery/policy.json',
    before: '"policy": "',
    after: '"policy": "default-src none", "other": "',
    says: 'does not permit the inline script',
  },
  inBody(machinePaths, 'the folder of the build', `<!--${process.cwd()}-->`, 'has the folder of the build'),
  inBody(markup, 'an element that is not closed', '<p><strong>x</p>', 'strong'),
  inBody(markup, 'a button without a name', '<button type=button></button>', 'text-content'),
  inBody(markup, 'a picture without words', '<img src=/img/logo.svg>', 'alt'),
  inBody(tables, 'an empty cell', '<table><tr><td data-label=Planted></td></table>', 'column "Planted" is empty'),
  inHead('another language', 'lang=en-US', 'lang=de', 'lang is "de"'),
  inHead('no description', 'name=description', 'name=about', 'no description'),
  inHead('no title', '<title', '<meta data-title><titel', 'no title'),
  inBody(pages, 'a second h1', '<h1>Planted</h1>', '2 h1'),
  inBody(pages, 'an id that is there twice', '<p id=page-scripts></p>', '"page-scripts" is there more than once'),
  {
    what: 'a link to no heading in Markdown',
    check: markdownCopies,
    file: '/docs/app/noti.md',
    before: '#install',
    after: '#planted',
    says: '#planted leads to no heading there',
  },
  {
    what: 'a highlighter',
    check: highlighter,
    file: /^\/assets\/js\/main\.\w+\.js$/,
    before: '',
    after: 'var a="before-tokenize";',
    says: 'contains a highlighter',
  },
  {
    what: 'a class without its rules',
    check: styles,
    file: /^\/assets\/css\/styles\.\w+\.css$/,
    after: 'a{color:red}',
    says: 'has lost its rules',
  },
  {what: 'a heavy page', check: weight, file: `${page}.br`, after: 'x'.repeat(20_000), says: 'html is 20000'},
  {
    what: 'heavy styles',
    check: weight,
    file: /^\/assets\/css\/styles\.\w+\.css\.br$/,
    after: 'x'.repeat(40_000),
    says: 'css is 4',
  },
  inBody(weight, 'too many elements', '<i></i>'.repeat(1600), 'elements is'),
  {what: 'no compressed form', check: compressed, file: `${page}.gz`, says: `${page}.gz is missing`},
  inBody(compressed, 'a compressed form of another page', '<p>new</p>', 'is not its compressed form'),
  {
    what: 'a compressed form of no file',
    check: compressed,
    file: '/docs/app/noti.md',
    says: 'there is no /docs/app/noti.md',
  },
];
