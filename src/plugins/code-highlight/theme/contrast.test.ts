import {describe, expect, it} from 'vitest';
import {readTokens, tokenContrast} from '../../../../tests/support/contrast';
import {roles} from '../node/highlightLines';

const enough = 4.5;

describe.each(['light', 'dark'] as const)('in %s mode, code can be read', (mode) => {
  const tokens = readTokens(mode, ['src/css/tokens.css', 'src/plugins/code-highlight/theme/code.css']);
  const texts = ['text', ...roles].map((role) => `--site-code-${role}`);
  const backgrounds = ['--site-code-background', '--docusaurus-highlighted-code-line-bg'];
  it.each(texts.flatMap((text) => backgrounds.map((background) => [text, background] as const)))(
    '%s on %s',
    (text, background) => {
      expect(tokenContrast(tokens, text, background)).toBeGreaterThanOrEqual(enough);
    },
  );
});
