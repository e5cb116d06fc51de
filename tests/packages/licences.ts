/** Licences that any package may have: whoever keeps the notice may use, change and publish it. SPDX identifiers. */
export const allowedLicences: readonly string[] = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Python-2.0',
  'Unlicense',
];

/** A package that may have another licence, or that does not name its own in the usual way. */
export interface LicenceException {
  /** Name of the package, or the beginning of the names of its parts, which then ends with `*`. */
  name: string;
  /** As the lock file gives it; '' where it gives none. */
  licence: string;
  /** Why it may be used all the same. */
  reason: string;
}

const inItsFile = (name: string): LicenceException => ({
  name,
  licence: '',
  reason: 'MIT, by an older field of its package.json or by the text in its folder.',
});

const buildsOnly = 'runs during the build, unchanged; nothing of it is published';
const testsOnly = 'runs in tests and checks, unchanged; nothing of it is published';
const benchOnly = 'is installed for measurements only (`npm run bench`)';

export const licenceExceptions: readonly LicenceException[] = [
  {
    name: 'elkjs',
    licence: 'EPL-2.0 OR GPL-3.0-or-later',
    reason: `EPL-2.0: ${buildsOnly}, only drawings that it laid out.`,
  },
  {name: 'satori', licence: 'MPL-2.0', reason: `${buildsOnly}, only the pictures that it drew.`},
  {name: '@resvg/resvg-js*', licence: 'MPL-2.0', reason: `${buildsOnly}, only the pictures that it drew.`},
  {name: 'lightningcss*', licence: 'MPL-2.0', reason: `${buildsOnly}.`},
  {
    name: 'lunr-languages',
    licence: 'MPL-1.1',
    reason: `comes with the search plugin, whose indexes are off: ${buildsOnly}.`,
  },
  {name: 'caniuse-lite', licence: 'CC-BY-4.0', reason: `data about browsers: ${buildsOnly}.`},
  {name: 'spdx-exceptions', licence: 'CC-BY-3.0', reason: `a list of names: ${buildsOnly}.`},
  {
    name: '@fontsource/be-vietnam-pro',
    licence: 'OFL-1.1',
    reason: 'the letters of pictures made by the build; the licence permits it.',
  },
  {name: 'axe-core', licence: 'MPL-2.0', reason: `${testsOnly}.`},
  {name: '@axe-core/playwright', licence: 'MPL-2.0', reason: `${testsOnly}.`},
  {name: '@cspell/dict-en-common-misspellings', licence: 'CC BY-SA 4.0', reason: `a list of words: ${testsOnly}.`},
  {name: '@cspell/dict-django', licence: 'WTFPL', reason: `a list of words: ${testsOnly}.`},
  {name: '@azu/style-format', licence: 'WTFPL', reason: `${testsOnly}.`},
  {name: 'stream-length', licence: 'WTFPL', reason: `${testsOnly}.`},
  ...['binaryextensions', 'editions', 'istextorbinary', 'textextensions', 'version-range'].map((name) => ({
    name,
    licence: 'Artistic-2.0',
    reason: `${testsOnly}.`,
  })),
  {name: '@img/sharp-libvips*', licence: 'LGPL-3.0-or-later', reason: `${benchOnly}.`},
  {name: '@img/sharp-wasm32', licence: 'Apache-2.0 AND LGPL-3.0-or-later AND MIT', reason: `${benchOnly}.`},
  {name: '@img/sharp-win32*', licence: 'Apache-2.0 AND LGPL-3.0-or-later', reason: `${benchOnly}.`},
  ...['eval', 'format', 'httpntlm', 'require-like', 'reserved', 'stack-trace', 'svg-tags'].map(inItsFile),
  ...['compute-gcd', 'compute-lcm', 'parse-cache-control', 'zod-to-ts'].map(inItsFile),
  ...['function', 'integer', 'integer-array', 'number'].map((name) => inItsFile(`validate.io-${name}`)),
];
