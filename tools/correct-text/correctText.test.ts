import '../../tests/support/fixtureVersions';
import {describe, expect, it} from 'vitest';
import {createContext} from '../../checks/pages/createContext';
import {readStamp} from '../../checks/translations/findTranslationStates';
import {pageFingerprint} from '../../src/kit/fingerprint';
import {scratchFolder} from '../../tests/support/scratchFolder';
import {PlannedChange} from '../plannedChange';
import {stamp} from '../translations/stampPages';
import {correctText, type CorrectionRequest} from './correctText';

const page = (words: string): string =>
  `---\ntitle: Cancel\n---\n\nIntroduction.\n\n## Steps {/* #steps */}\n\n- ${words}\n- End.\n`;
const english = page('Nobody can act\n  on it any more, [really](./a.mdx).');
const vietnamese = page('Không ai xử lý được nữa.');
const vi = 'i18n/vi/docusaurus-plugin-content-docs';
const files = {
  'docs/cancel.mdx': english,
  'versioned_docs/version-2.2.0/cancel.mdx': english,
  [`${vi}/current/cancel.mdx`]: stamp(vietnamese, pageFingerprint(english)),
  [`${vi}/version-2.2.0/cancel.mdx`]: stamp(vietnamese, pageFingerprint(english)),
  'versioned_docs/corrections.yaml': '# Reasons.\n\n- reason: earlier\n  files: [a]\n',
};
const wish = {old: 'nobody can act on it any more', new: 'it is void'};

function plan(request: Partial<CorrectionRequest>, changed: Readonly<Record<string, string>> = {}) {
  const root = scratchFolder({...files, ...changed});
  const change = new PlannedChange(root);
  const replacement = {old: 'Nobody can act on it any more', new: 'It is void'};
  const result = correctText(change, createContext(root).allPages, {
    english: replacement,
    translated: new Map(),
    ...request,
  });
  return {change, ...result};
}

describe('correctText', () => {
  it('shows each place of every version, however its lines are broken, and what stands for it', () => {
    expect(plan({}).places).toEqual([
      'docs/cancel.mdx:9 Nobody can act on it any more, [really](./a.mdx).',
      `  ${vi}/current/cancel.mdx:10 Không ai xử lý được nữa.`,
      'versioned_docs/version-2.2.0/cancel.mdx:9 Nobody can act on it any more, [really](./a.mdx).',
      `  ${vi}/version-2.2.0/cancel.mdx:10 Không ai xử lý được nữa.`,
    ]);
  });

  it('names passages of other versions that are nearly the same, and keep their words', () => {
    const other = english.replace('Nobody can act', 'After 30 days nobody can act');
    const {places, similar} = plan({}, {'versioned_docs/version-2.2.0/cancel.mdx': other});
    expect(places[0]).toContain('docs/cancel.mdx:9');
    expect(places).toHaveLength(2);
    expect(similar).toEqual([
      'versioned_docs/version-2.2.0/cancel.mdx:9 After 30 days nobody can act on it any more, [really](./a.mdx).',
    ]);
    expect(plan({}).similar).toEqual([]);
  });

  it('replaces, gives the reason for frozen pages, and names the translations that are left', () => {
    const {change, open} = plan({reason: 'it said too much'});
    expect(change.read('docs/cancel.mdx')).toContain('- It is void, [really]');
    expect(open).toEqual([`${vi}/current/cancel.mdx`, `${vi}/version-2.2.0/cancel.mdx`]);
    expect(change.read('versioned_docs/corrections.yaml')).toMatch(
      /^# Reasons\.\n\n- reason: "it said too much"\n {2}files:\n {4}- versioned_docs\/version-2\.2\.0\/cancel\.mdx\n {4}- i18n.*\n\n- reason: earlier/,
    );
  });

  it('corrects the translation in the same run, and stamps it', () => {
    const translated = new Map([['vi', {old: 'Không ai xử lý được nữa', new: 'Chứng từ mất hiệu lực'}]]);
    const {change, open} = plan({translated, reason: 'x'});
    expect(open).toEqual([]);
    for (const [source, translation] of [
      ['docs/cancel.mdx', `${vi}/current/cancel.mdx`],
      ['versioned_docs/version-2.2.0/cancel.mdx', `${vi}/version-2.2.0/cancel.mdx`],
    ] as const) {
      expect(change.read(translation)).toContain('- Chứng từ mất hiệu lực.');
      expect(readStamp(change.read(translation))).toBe(pageFingerprint(change.read(source)));
    }
  });

  it('refuses words that no translation of these pages has, and shows what stands there', () => {
    expect(() => plan({translated: new Map([['vi', {old: 'không đâu', new: 'x'}]]), reason: 'x'})).toThrow(
      /^--vi: no translation of these passages has "không đâu"[^]*current\/cancel\.mdx:10 Không ai xử lý được nữa/,
    );
  });

  it('says so when no page has the words, with the nearest passage', () => {
    expect(() => plan({english: wish})).toThrow(
      /No English page has "nobody.*\nNearest:\n {2}docs\/cancel\.mdx:9 Nobody can/s,
    );
    expect(() => plan({english: {old: 'xử lý', new: 'x'}})).toThrow('give the English words first, then --vi');
  });
});
