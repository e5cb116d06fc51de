import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {beforeEach, describe, expect, it} from 'vitest';
import {pageFingerprint} from '../../src/kit/fingerprint';
import {writeFiles} from '../../tests/support/scratchFolder';
import {scratchRepository, type ScratchRepository} from '../../tests/support/scratchRepository';
import {fixPages} from './fixPages';
import {sayHowToUndo} from './sayHowToUndo';

const page = 'docs/print.mdx';
const translation = 'i18n/vi/docusaurus-plugin-content-docs/current/print.mdx';

const english = `---
title: Print a document
kind: task
basis: inferred
---

## Print it {/* #steps */}

Press **Print**, and ask teh sender.
`;

const vietnamese = (source: string): string => `---
title: In chứng từ
kind: task
basis: inferred
source_fingerprint: "${pageFingerprint(source)}"
---

## In chứng từ {/* #steps */}

Nhấn **In**, rồi hỏi người gửi.
`;

const labels = `- seen: [en, vi]
  labels:
    - {en: Print, vi: In}
    - {en: Convert, vi: Chuyển đổi}
- seen: []
  labels:
    - {en: Save, vi: Lưu}
`;

let site: ScratchRepository;

beforeEach(() => {
  const text = {[page]: english, [translation]: vietnamese(english), 'vocabulary/labels.yaml': labels};
  site = scratchRepository({...text, 'versioned_docs/version-2.2.0/print.mdx': '\uFEFFOld\r\n'});
});

const read = (file: string): string => readFileSync(join(site.root, file), 'utf8');

/** Changes both pages, by words and those that take their place, and mends them. */
async function fix(changes: readonly [string, string][], translated: readonly [string, string][] = []) {
  const replace = (text: string, pairs: readonly [string, string][]): string =>
    pairs.reduce((rest, [before, after]) => rest.replace(before, after), text);
  writeFiles(site.root, {
    [page]: replace(english, changes),
    [translation]: replace(vietnamese(english), translated),
  });
  return fixPages(site.root);
}

it('leaves right pages and frozen ones alone', async () => {
  expect(await fix([])).toEqual({done: [], left: [], files: []});
  await expect(fixPages(site.root, ['versioned_docs/**'])).rejects.toThrow(
    'versioned_docs/version-2.2.0/print.mdx is frozen. Correct it by hand: guides/versions.md.',
  );
  await expect(fixPages(site.root, ['README.md'])).rejects.toThrow('No page matches README.md.');
});

it('takes away what other editors leave, which makes no translation older', async () => {
  const {done, left} = await fix([['---\ntitle: Print a document', '\uFEFF---\r\ntitle: ‘Print a document’']]);
  expect(done.slice(0, 3)).toEqual([
    `${page}:1 took the mark before the text away (BOM)`,
    `${page}:1 ends its lines with LF now, not CRLF`,
    `${page}:2 straight quotes: "Print a document"`,
  ]);
  expect(read(page)).toBe(english.replace('Print a document', '"Print a document"'));
  expect(left).toEqual([]);
});

describe('ids', () => {
  it('come from the English words, and are the same in the translation', async () => {
    const added = '## What goes wrong?\n\n### Đ & é\n\n## Print it {/* #steps */}';
    await fix([['## Print it {/* #steps */}', added]], [['## In', '## Có lỗi\n\n### Ký tự\n\n## In']]);
    expect(read(page)).toContain('## What goes wrong? {/* #what-goes-wrong */}\n\n### Đ & é {/* #d-e */}\n');
    expect(read(translation)).toContain('## Có lỗi {/* #what-goes-wrong */}\n\n### Ký tự {/* #d-e */}\n');
  });

  it('are left to the writer where they are the day of a release note', async () => {
    const note = '## Batches are faster\n\n<Change kind="new" areas="api" />\n\n## Print';
    await fix([['## Print', note]], [['## In', note.replace('## Print', '## In')]]);
    expect(read(page)).toContain('## Batches are faster\n');
    expect(read(translation)).toContain('## Batches are faster\n');
  });

  it('are left where the headings are not the same', async () => {
    const {left} = await fix([['## Print', '## More\n\n## Print']], [[' {/* #steps */}', '']]);
    expect(left[0]).toBe(
      `${translation}:1 has 1 headings, and ${page} has 2: which id belongs to which is yours to say`,
    );
  });
});

describe('names of controls', () => {
  it('become assumed, with the names of both languages, and are written as what they are', async () => {
    const {done} = await fix(
      [['Press **Print**', 'Press *Print*, **Save** and **Staple: twice**']],
      [['Nhấn **In**', 'Nhấn *In*, **Lưu** và **Ghim**']],
    );
    expect(read('vocabulary/labels.yaml')).toBe(`${labels}    - {en: "Staple: twice", vi: Ghim}\n`);
    expect(read(page)).toContain('Press **Print**, *Save* and *Staple: twice*');
    expect(read(translation)).toContain('Nhấn **In**, *Lưu* và *Ghim*');
    expect(done[0]).toBe(`vocabulary/labels.yaml has {en: "Staple: twice", vi: Ghim} as assumed, from ${page}:9`);
  });

  it.each([
    [
      'Convrt',
      'Chuyển đổi',
      `did you mean "Convert"? Otherwise add {en: Convrt, vi: Chuyển đổi} to vocabulary/labels.yaml`,
    ],
    ['Mind this:', 'Chú ý này', 'it is no name of a control, so write it without bold'],
  ])('%s is left', async (en, vi, reason) => {
    const {left} = await fix([['**Print**', `**${en}**`]], [['**In**', `**${vi}**`]]);
    expect(left[0]).toBe(`${page}:9 "${en}" is in no list: ${reason}`);
    expect(read('vocabulary/labels.yaml')).toBe(labels);
  });

  it('are left where the translation has others', async () => {
    const {left} = await fix([['**Print**', '**Print** and **Staple**']]);
    expect(left[0]).toBe(`${page}:9 "Staple" is in no list: the page in "vi" has 1 names, here are 2`);
  });
});

describe('stamps', () => {
  const isStamped = (): boolean => read(translation).includes(pageFingerprint(read(page)));

  it.each([
    ['what no translator needs', 'basis: inferred', 'basis: seen'],
    ['spelling or punctuation', 'teh sender', 'the sender'],
    ['spelling or punctuation', ', and ask', '; and ask'],
    ['what no translator needs', 'title: Print a document', 'title: "Print a document"'],
    ['what no translator needs', ' {/* #steps */}', ' {#steps}'],
  ])('are written where only %s has changed: %s', async (what, before, after) => {
    const {done} = await fix([[before, after]]);
    expect(done.at(-1)).toBe(`${translation} is stamped: of ${page} changed ${what}`);
    expect(isStamped()).toBe(true);
    expect(read(translation).includes('basis: seen')).toBe(after === 'basis: seen');
  });

  it('are written for a small change by hand beside what is mended here', async () => {
    writeFiles(site.root, {'vocabulary/labels.yaml': labels.replace('[en, vi]', '[]')});
    const {left} = await fix([['basis: inferred', 'basis: seen']]);
    expect(read(page)).toContain('Press *Print*');
    expect(left).toEqual([]);
    expect(isStamped()).toBe(true);
  });

  it.each([
    ['another word', 'sender', 'receiver'],
    ['another title', 'title: Print', 'title: Printing'],
    ['another sign', '**Print**', '`Print`'],
  ])('are left where there is %s', async (_, before, after) => {
    const {left} = await fix([[before, after]]);
    expect(left.at(-1)).toContain(`${translation} is older than ${page}: other words than before are there`);
    expect(isStamped()).toBe(false);
  });

  it('are found behind a commit too, and left where Git knows no such text', async () => {
    site.commit({[page]: english.replace('teh', 'the')});
    expect((await fixPages(site.root)).done).toHaveLength(1);
    site.commit({[translation]: vietnamese('other')});
    expect((await fixPages(site.root)).left).toEqual([
      `${translation} is older than ${page}: the English page was never committed in the state that it was made from, so compare them and stamp it`,
    ]);
  });
});

it('says what Git cannot take back: pages that it does not know', () => {
  expect(sayHowToUndo(site.root, [page, 'docs/new.mdx'])).toEqual([
    'Look at it with "git diff". "git restore <path>" takes a page back to its last commit, without what you have changed since.',
    'Git does not know docs/new.mdx yet: it neither shows nor takes back what has changed there.',
  ]);
});

it('says which page cannot be read', async () => {
  expect((await fix([['Press', 'Press {a b']])).left[0]).toBe(`${page} cannot be read: "npm run check" says why`);
});
