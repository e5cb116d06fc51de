import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import postcss from 'postcss';
import {expect, it} from 'vitest';
import {toLetterWidths} from './toLetterWidths';

type Loader = (this: {resourcePath?: string}, source: string) => string;

const require = createRequire(__filename);
const windowSize = require('./windowSize.cjs') as Loader;

it('styles: breaks follow the letters, lengths in rules stay', () => {
  const css = '@media print, (996px < width) and (max-width:1079.98px) { a { width: 996px } }';
  expect(postcss([toLetterWidths]).process(css, {from: undefined}).css).toBe(
    '@media print, (62.25em < width) and (max-width:67.49875em) { a { width: 996px } }',
  );
});

it('scripts: so does the break of the installed theme', () => {
  const theme = require.resolve('@docusaurus/theme-common').replace(/index\.js$/, 'hooks/useWindowSize.js');
  const source = windowSize.call({}, readFileSync(theme, 'utf8'));
  expect(source).toContain('return matchMedia(`(width > ${desktopBreakpoint / 16}em)`).matches');
  expect(source).not.toContain('innerWidth');
});

it('scripts: the build stops when the theme compares widths in another way', () => {
  expect(() => windowSize.call({resourcePath: 'useWindowSize.js'}, 'innerWidth')).toThrow('useWindowSize.js has no');
});
