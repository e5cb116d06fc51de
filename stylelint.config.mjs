/** @type {import('stylelint').Config} */
export default {
  extends: 'stylelint-config-standard',
  ignoreFiles: ['build/**', '.docusaurus/**', 'node_modules/**'],
  reportNeedlessDisables: true,
  reportDescriptionlessDisables: true,
  rules: {
    // Infima's own names and CSS modules are camelCase.
    'selector-class-pattern': null,
    'custom-property-pattern': [
      '^(?:(?:site|diagram|ifm|docusaurus|doc)-[a-z0-9]+(?:-[a-z0-9]+)*|[a-z]+)$',
      {
        message:
          'Own tokens start with --site- (tokens.css) or --diagram-; one word is local; the others are the theme’s.',
      },
    ],
    'selector-pseudo-class-no-unknown': [true, {ignorePseudoClasses: ['global', 'local']}],
    // Blank lines group the tokens.
    'custom-property-empty-line-before': null,
    'no-descending-specificity': null,
    // Longhand beside shorthand is how tokens are overridden one by one.
    'declaration-block-no-redundant-longhand-properties': null,
  },
  overrides: [
    {
      files: ['src/**/*.module.css'],
      rules: {
        'color-no-hex': [true, {message: 'Colours are tokens: define it in src/site/css/tokens.css.'}],
        'color-named': ['never', {message: 'Colours are tokens: define it in src/site/css/tokens.css.'}],
      },
    },
  ],
};
