import '../../tests/support/fixtureVersions';
import {cpSync, mkdtempSync, readFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {listPages} from '../../checks/pages/pages';
import {findTranslationStates, readStamp} from '../../checks/translations/findTranslationStates';
import {countStates} from './countStates';
import {stamp, stampPages} from './stampPages';

const folder = 'i18n/vi/docusaurus-plugin-content-docs/current';

function scratchCopy(): string {
  const root = mkdtempSync(join(tmpdir(), 'translations-'));
  cpSync(join(__dirname, '../../checks/translations/__fixtures__/bad'), root, {recursive: true});
  return root;
}

describe('stampPages', () => {
  it('records the source as it is now, and only in the named pages', () => {
    const root = scratchCopy();
    expect(stampPages(root, [`${folder}/stale.mdx`])).toEqual([`${folder}/stale.mdx`]);
    const states = findTranslationStates(listPages(root)).map(({state, file}) => [file.split('/').at(-1), state]);
    expect(Object.fromEntries(states)).toMatchObject({'stale.mdx': 'current', 'unstamped.mdx': 'unstamped'});
    expect(stampPages(root, [`${folder}/stale.mdx`])).toEqual([]);
  });

  it.each(['docs/stale.mdx', 'stale', '/docs/stale'])('takes %s, of which all translations are stamped', (named) => {
    expect(stampPages(scratchCopy(), [named])).toEqual([`${folder}/stale.mdx`]);
  });

  it('changes nothing when one of the pages has no source', () => {
    const root = scratchCopy();
    const before = readFileSync(join(root, folder, 'stale.mdx'), 'utf8');
    expect(() => stampPages(root, [folder])).toThrow(`${folder}/orphan.mdx has no source page docs/orphan.mdx.`);
    expect(readFileSync(join(root, folder, 'stale.mdx'), 'utf8')).toBe(before);
  });

  it('asks for pages when none is named', () => {
    expect(() => stampPages(scratchCopy(), [])).toThrow(
      'Say which pages were compared with their source, for instance i18n/vi/',
    );
  });

  it('refuses what has no translation', () => {
    expect(() => stampPages(scratchCopy(), ['docs/missing.mdx'])).toThrow(
      'No page with a translation matches docs/missing.mdx.',
    );
  });
});

it('stamp replaces an earlier fingerprint, adds a missing one, and touches nothing else', () => {
  expect(stamp('---\ntitle: A\nsource_fingerprint: "000000000000"\nkind: task\n---\n\n---\n', 'abc')).toBe(
    '---\ntitle: A\nkind: task\nsource_fingerprint: "abc"\n---\n\n---\n',
  );
  expect(stamp('Words $& here.\n', 'abc')).toBe('---\nsource_fingerprint: "abc"\n---\n\nWords $& here.\n');
});

it.each(['', '\uFEFF'])('stamp keeps the ends of lines of another system, and the mark %j before the text', (mark) => {
  const page = (frontMatter: string) => `${mark}---\r\ntitle: A\r\n${frontMatter}---\r\n\r\nText.\r\n`;
  const stamped = page('source_fingerprint: "0123456789ab"\r\n');
  expect(stamp(page(''), '0123456789ab')).toBe(stamped);
  expect(stamp(page('source_fingerprint: "000000000000"\r\n'), '0123456789ab')).toBe(stamped);
  expect(readStamp(stamped)).toBe('0123456789ab');
  expect(stamp(`${mark}Text.\r\n`, 'abc')).toBe(`${mark}---\r\nsource_fingerprint: "abc"\r\n---\r\n\r\nText.\r\n`);
});

it('countStates counts by language and version', () => {
  expect(countStates(findTranslationStates(listPages(scratchCopy())))).toEqual({
    'vi 2.3.0': {current: 2, stale: 1, unstamped: 1, missing: 1, orphan: 1},
  });
});
