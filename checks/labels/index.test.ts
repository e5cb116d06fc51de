import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {runFixture} from '../../tests/support/runFixture';
import {labelState} from '../../src/content/labels';
import {locatePage} from '../../src/kit/pageLocation';
import {parsePage} from '../pages/parsePage';
import {findLabels} from './findLabels';
import {check} from './index';

it('accepts bold labels that were read, italic and drawn ones that the list knows, and counts both', async () => {
  const {messages, report} = await runFixture(check, 'good');
  expect(messages).toEqual([]);
  expect(report).toEqual(['en: 4 labels, 3 read, 1 not read']);
});

it('refuses labels that the list lacks, in bold what nobody read in this language, and in italics what was read', async () => {
  const {messages} = await runFixture(check, 'bad');
  const list = 'no label of vocabulary/labels.yaml.';
  const add = 'If it is the name of a control, `npm run check -- --fix` adds it as assumed; otherwise';
  const fix = 'or run `npm run check -- --fix`.';
  expect(messages).toEqual([
    `labels: docs/cancel.mdx:9 "Close" is bold, and ${list} ${add} write it without bold.`,
    `labels: docs/cancel.mdx:9 "Closed" is italic, and ${list} ${add} write it without italics.`,
    `labels: docs/cancel.mdx:9 the label "Reason" was not read on a screen in this language, yet is bold. Write it in italics: *Reason*, ${fix}`,
    `labels: docs/cancel.mdx:9 the label "Confirm" was read on a screen in this language, yet is in italics. Write it in bold: **Confirm**, ${fix}`,
    `labels: docs/cancel.mdx:12 "Others" is drawn, and ${list} ${add} leave it out of the drawing.`,
    `labels: docs/cancel.mdx:13 "Are you sure?" is drawn, and ${list} ${add} leave it out of the drawing.`,
    `labels: docs/cancel.mdx:14 "Confrim" is drawn, and ${list} Did you mean "Confirm"? ${add} leave it out of the drawing.`,
    'labels: versioned_docs/version-2.2.0/cancel.mdx:9 the label "Coordinate" exists since version 2.3.0 only. Leave it out, or correct "since" in vocabulary/labels.yaml.',
    `labels: i18n/vi/docusaurus-plugin-content-docs/current/cancel.mdx:9 the label "Xác nhận" was not read on a screen in this language, yet is bold. Write it in italics: *Xác nhận*, ${fix}`,
  ]);
});

it('knows every label of the examples in guides/mockups.md, so that they can be copied', () => {
  const examples = [...readFileSync('guides/mockups.md', 'utf8').matchAll(/^```mdx\n([\s\S]*?)^```$/gm)];
  const labels = examples.flatMap(([, source = '']) => {
    const isVietnamese = /[đươ]/.test(/(?:alt|say)="([^"]*)"/.exec(source)?.[1] ?? '');
    const path = isVietnamese ? 'i18n/vi/docusaurus-plugin-content-docs/current/page.mdx' : 'docs/page.mdx';
    const location = locatePage({path, cwd: process.cwd()})!;
    return findLabels(parsePage({...location, source})).map(({text}) => [location.locale, text] as const);
  });
  expect(labels.length).toBeGreaterThan(30);
  expect(labels.filter(([locale, text]) => labelState(text, locale) === 'unknown')).toEqual([]);
});
