import docusaurus from '@docusaurus/eslint-plugin';
import reactHooks from 'eslint-plugin-react-hooks';
import {defineConfig, globalIgnores} from 'eslint/config';
import typescript from 'typescript-eslint';

export default defineConfig(
  globalIgnores(['build/', '.docusaurus/', '**/__fixtures__/', 'test-results/', 'playwright-report/']),
  {
    files: ['**/*.{ts,tsx,mts}'],
    extends: [typescript.configs.recommended, typescript.configs.stylistic],
    rules: {
      '@typescript-eslint/consistent-type-imports': [
        'error',
        {fixStyle: 'inline-type-imports', prefer: 'type-imports'},
      ],
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/consistent-indexed-object-style': 'off',
      '@typescript-eslint/no-unused-vars': [
        'error',
        {argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true},
      ],
    },
  },
  {
    rules: {
      eqeqeq: 'error',
      'no-var': 'error',
      'prefer-const': 'error',
      'object-shorthand': 'error',
      'no-warning-comments': ['error', {terms: ['todo', 'fixme', 'xxx'], location: 'anywhere'}],
      'max-lines': ['error', {max: 250, skipBlankLines: true, skipComments: true}],
    },
  },
  {
    // The sandbox's engine answers a call in the same way in the page, on a machine and in a test, played again or not: time
    // is given to it, what is random follows from its seed, and what happens outside is an effect that it returns.
    files: ['integrators/sandbox/engine/**/*.ts'],
    ignores: ['**/*.test.ts', '**/testing/**'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...[
          ...[
            'fetch',
            'XMLHttpRequest',
            'WebSocket',
            'process',
            'Buffer',
            'console',
            'performance',
            'crypto',
            'require',
          ],
          ...['setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask', 'requestAnimationFrame'],
          ...['globalThis', 'self', 'window', 'document', 'navigator', 'location', 'localStorage', 'indexedDB'],
        ].map((name) => ({name, message: 'The engine is pure. Take it from the arguments, or return an effect.'})),
      ],
      'no-restricted-properties': [
        'error',
        {object: 'Date', property: 'now', message: 'The engine has no clock. Use the time of its surroundings.'},
        {object: 'Math', property: 'random', message: 'Draw from the seed of the world: random.ts.'},
      ],
      'no-restricted-syntax': [
        'error',
        ...[
          'NewExpression[callee.name="Date"][arguments.length=0]',
          'CallExpression[callee.name="Date"]',
          'ImportExpression',
        ].map((selector) => ({selector, message: 'The engine is pure: it has no clock and loads nothing.'})),
      ],
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^(?!\\.|@cfworker/json-schema$)',
              message: 'The engine runs in a browser too, and is small. Do it in sandbox/server.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: {'react-hooks': reactHooks},
    rules: {
      ...reactHooks.configs.flat.recommended.rules,
      // What only the browser knows is read in an effect, so that server and browser draw the same first frame.
      'react-hooks/set-state-in-effect': 'off',
    },
  },
  {
    files: ['src/{site,pages,theme,search}/**/*.tsx'],
    ignores: ['**/*.test.tsx'],
    plugins: {'@docusaurus': docusaurus},
    rules: {
      '@docusaurus/no-untranslated-text': 'error',
      '@docusaurus/no-html-links': 'error',
      '@docusaurus/string-literal-i18n-messages': 'error',
      '@docusaurus/prefer-docusaurus-heading': 'error',
    },
  },
);
