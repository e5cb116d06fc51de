import {describe, expect, it} from 'vitest';
import {readTokens, tokenContrast} from '../../../tests/support/contrast';
import {themeColour} from '../../../tests/support/themeColours';
import {roles} from '../../kit/code/highlightLines';

const enough = 4.5;
const backgrounds = ['--site-code-background', '--docusaurus-highlighted-code-line-bg'];

describe.each(['light', 'dark'] as const)('in %s mode', (mode) => {
  const tokens = readTokens(mode, ['src/site/css/tokens.css', 'src/content/code/code.css']);
  const texts = ['text', ...roles].map((role) => `--site-code-${role}`);
  it.each(texts.flatMap((text) => backgrounds.map((background) => [text, background] as const)))(
    'code can be read: %s on %s',
    (text, background) => {
      expect(tokenContrast(tokens, text, background)).toBeGreaterThanOrEqual(enough);
    },
  );

  const isReadable = (colour: string): boolean =>
    backgrounds.every(
      (background) => tokenContrast(new Map([...tokens, ['--tried', colour]]), '--tried', background) >= enough,
    );
  it.each(roles.filter((role) => role !== 'property'))(
    'the colour of a %s is the one of the theme, as far as it can be read',
    (role) => {
      expect(tokens.get(`--site-code-${role}`)).toBe(themeColour(mode, role, isReadable));
    },
  );
});
