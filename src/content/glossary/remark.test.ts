import {createProcessor} from '@mdx-js/mdx';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import type {Heading, Nodes, Root} from 'mdast';
import {describe, expect, it} from 'vitest';
import {attributeOf, isMdxElement} from '../../kit/mdx';
import {readTerms} from '../../kit/vocabulary';
import {mostLinksInParagraph, mostLinksOnPage} from './linkTerms';
import {remarkGlossary} from './remark';

/** Reads a page as the site does. */
async function read(source: string, path = 'docs/some/page.mdx'): Promise<Root> {
  let read: Root = {type: 'root', children: []};
  const keepTree = () => (tree: Root) => {
    read = structuredClone(tree);
  };
  await createProcessor({remarkPlugins: [remarkGfm, remarkGlossary, remarkDirective, keepTree]}).process({
    path,
    value: source,
    cwd: process.cwd(),
  });
  return read;
}

function nodesOf(node: Nodes): Nodes[] {
  return [node, ...('children' in node ? node.children.flatMap(nodesOf) : [])];
}
const htmlOf = (node: Nodes): string => attributeOf(node, 'html');
const staticHtml = (tree: Root) => nodesOf(tree).filter((node) => isMdxElement(node) && node.name === 'StaticHtml');
const links = async (source: string, path?: string): Promise<string[]> =>
  staticHtml(await read(source, path)).map((node) => /#term-([\w-]+)"/.exec(htmlOf(node))?.[1] ?? htmlOf(node));

describe('a linked term', () => {
  it('leads to the glossary and carries its meaning, outside the text', async () => {
    const tree = await read('Type the **Code** and the processing code.');
    const link = staticHtml(tree).find(isMdxElement);
    expect(link?.attributes).toMatchObject([
      {name: 'as', value: 'span'},
      {name: 'className', value: 'term'},
      {
        name: 'html',
        value:
          '<a href="../glossary#term-processing-code" class="term-link" aria-describedby="tip-processing-code">processing code</a>' +
          '<span id="tip-processing-code" class="term-tip" role="tooltip" hidden data-search-ignore="" data-not-text="">' +
          'A code in a notice that opens one document for its recipient.</span>',
      },
    ]);
    const written = nodesOf(tree).flatMap((node) => (node.type === 'text' ? [node.value] : []));
    expect(written).toEqual(['Type the ', 'Code', ' and the ', '.']);
  });

  it('is in the language of the page', async () => {
    const page = 'i18n/vi/docusaurus-plugin-content-docs/current/some/page.mdx';
    const tree = await read('Nhập mã xử lý.', page);
    const html = nodesOf(tree).map(htmlOf).join('');
    expect(html).toContain('>mã xử lý</a>');
    expect(html).toContain('Mã trong thông báo');
  });

  it('is linked once, at its first use', async () => {
    expect(await links('A webhook.\n\nThe webhook again, and a TOTP.')).toEqual(['webhook', 'totp']);
  });

  it('is not linked on the page that explains it, nor outside the folder it belongs to', async () => {
    expect(await links('A webhook.', 'docs/api/v1/general/webhook.mdx')).toEqual([]);
    expect(await links('A parameter.', 'docs/api/v1/orders.mdx')).toEqual([]);
    expect(await links('A parameter.', 'docs/tutorial/x.mdx')).toEqual(['parameter']);
  });

  it('is never linked in a frozen version', async () => {
    expect(await links('A webhook.', 'versioned_docs/version-2.2.0/x.mdx')).toEqual([]);
  });
});

it.each([
  ['headings', '## A webhook'],
  ['links', '[a webhook](./x.mdx)'],
  ['labels', '**Webhook**'],
  ['code', '`webhook` and\n\n```\nwebhook\n```'],
  ['tables', '| webhook |\n| --- |\n| webhook |'],
  ['components', '<Mockup alt="x"><Text>webhook</Text></Mockup>'],
  ['titles of notes', ':::tip[A webhook]\n\nNothing.\n\n:::'],
])('no term is linked in %s', async (_where, source) => {
  expect(await links(source)).toEqual([]);
});

it('links terms in lists, quotations and notes', async () => {
  expect(await links('1. A webhook.\n\n> A TOTP.\n\n:::tip[Hint]\n\nA secret key.\n\n:::')).toEqual([
    'webhook',
    'totp',
    'secret-key',
  ]);
});

it('links few terms in a paragraph and on a page', async () => {
  const words = ['webhook', 'TOTP', 'secret key', 'OTP', 'eKYC', 'NFC', 'IDCheck', 'timestamp'];
  expect(await links(words.join(', '))).toHaveLength(mostLinksInParagraph);
  expect(await links(words.join('\n\n'))).toHaveLength(mostLinksOnPage);
});

describe('the glossary page', () => {
  it('shows every term with an anchor, the other language and its page, and links no term', async () => {
    const tree = await read('A webhook.\n\n<Glossary />', 'docs/glossary.mdx');
    const groups = readTerms(process.cwd());
    const headings = nodesOf(tree).filter((node): node is Heading => node.type === 'heading');
    const letters = headings.map(({data}) => data?.id ?? '');
    expect(letters).toEqual([...new Set(letters)].sort());
    const html = nodesOf(tree).map(htmlOf).join('');
    for (const {id} of groups.flatMap(({terms}) => terms)) expect(html).toContain(`<dt id="term-${id}">`);
    expect(html).toContain(
      '<dt id="term-recycle-bin"><a href="tutorial/document/recyclebin">recycle bin</a> <span lang="vi-VN">thùng rác</span></dt>',
    );
    expect(html).not.toContain('tooltip');
  });

  it('is in the order of its language, in which Đ is a letter', async () => {
    const tree = await read('<Glossary />', 'i18n/vi/docusaurus-plugin-content-docs/current/glossary.mdx');
    const headings = nodesOf(tree).filter((node): node is Heading => node.type === 'heading');
    const letters = headings.map(({data}) => data?.id);
    expect(letters.slice(letters.indexOf('letter-d'), letters.indexOf('letter-d') + 2)).toEqual([
      'letter-d',
      'letter-dd',
    ]);
    for (const letter of letters) expect(nodesOf(tree).map(htmlOf).join('')).toContain(`href="#${letter}"`);
  });

  it('exists in the current version only', async () => {
    await expect(read('<Glossary />', 'versioned_docs/version-2.2.0/x.mdx')).rejects.toThrow(
      'versioned_docs/version-2.2.0/x.mdx:1 <Glossary /> is outside docs/.',
    );
  });
});
