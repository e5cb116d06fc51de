import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {runFixture} from '../../tests/support/runFixture';
import {labelState} from '../../src/content/labels';
import {locatePage} from '../../src/kit/pageLocation';
import {parsePage} from '../pages/parsePage';
import {findLabels} from './findLabels';
import {check} from './index';

it('accepts bold labels that were read, and drawn ones that the list knows, and counts both', async () => {
  const {messages, report} = await runFixture(check, 'good');
  expect(messages).toEqual([]);
  expect(report).toEqual(['en: 4 labels, 3 read, 1 not read']);
});

it('refuses bold text that no one read in this language, and drawn labels that the list lacks', async () => {
  const {messages} = await runFixture(check, 'bad');
  const describe = 'Describe the control in plain words; bold is for labels that were read.';
  const add = 'Add it to vocabulary/labels.yaml, as not seen unless a source shows it, or leave it out of the sketch.';
  expect(messages).toEqual([
    `labels: docs/cancel.mdx:9 "Close" is bold and no label of vocabulary/labels.yaml. ${describe}`,
    `labels: docs/cancel.mdx:9 the label "Reason" was not read on a screen in this language, yet is bold. ${describe}`,
    `labels: docs/cancel.mdx:12 the drawn label "Others" is not in vocabulary/labels.yaml. ${add}`,
    `labels: docs/cancel.mdx:13 the drawn label "Are you sure?" is not in vocabulary/labels.yaml. ${add}`,
    `labels: docs/cancel.mdx:14 the drawn label "Confrim" is not in vocabulary/labels.yaml. Did you mean "Confirm"? ${add}`,
    'labels: versioned_docs/version-2.2.0/cancel.mdx:9 the label "Coordinate" exists since version 2.3.0 only. Leave it out, or correct "since" in vocabulary/labels.yaml.',
    `labels: i18n/vi/docusaurus-plugin-content-docs/current/cancel.mdx:9 the label "Xác nhận" was not read on a screen in this language, yet is bold. ${describe}`,
  ]);
});

it('knows every label of the examples in guides/mockups.md, so that they can be copied', () => {
  const examples = [...readFileSync('guides/mockups.md', 'utf8').matchAll(/^```mdx\n([\s\S]*?)^```$/gm)];
  const labels = examples.flatMap(([, source = '']) => {
    const isVietnamese = /[đươ]/.test(/alt="([^"]*)"/.exec(source)?.[1] ?? '');
    const path = isVietnamese ? 'i18n/vi/docusaurus-plugin-content-docs/current/page.mdx' : 'docs/page.mdx';
    const location = locatePage({path, cwd: process.cwd()})!;
    return findLabels(parsePage({...location, source})).map(({text}) => [location.locale, text] as const);
  });
  expect(labels.length).toBeGreaterThan(30);
  expect(labels.filter(([locale, text]) => labelState(text, locale) === 'unknown')).toEqual([]);
});
