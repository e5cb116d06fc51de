import {describe, expect, it} from 'vitest';
import {readTokens, tokenContrast} from '../../../tests/support/contrast';

/** Contrast that WCAG asks for: of text, and of the lines of controls. */
const enough = {text: 4.5, line: 3};

const papers = ['paper', 'paper-tinted', 'paper-raised'];

/** What stands on what. */
const pairs = [
  ...['text', 'text-soft', 'ink', 'ink-strong', 'seal', 'jade', 'amber'].flatMap((text) =>
    papers.map((paper) => ['text', text, paper] as const),
  ),
  ...['text', 'ink', 'ink-strong'].map((text) => ['text', text, 'ink-soft'] as const),
  ...['seal', 'jade', 'amber'].flatMap((hue) => [
    ['text', hue, `${hue}-soft`] as const,
    ['text', 'text', `${hue}-soft`] as const,
  ]),
  ['text', 'on-ink', 'ink'] as const,
  ['text', 'code-text', 'code-background'] as const,
  ...papers.map((paper) => ['line', 'line-strong', paper] as const),
];

describe.each(['light', 'dark'] as const)('in %s mode, the palette has enough contrast', (mode) => {
  const tokens = readTokens(mode, ['src/site/css/tokens.css']);
  it.each(pairs)('for a %s of %s on %s', (kind, above, below) => {
    expect(tokenContrast(tokens, `--site-${above}`, `--site-${below}`)).toBeGreaterThanOrEqual(enough[kind]);
  });
});
