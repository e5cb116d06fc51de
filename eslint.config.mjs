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
