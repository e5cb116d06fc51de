import {HtmlValidate} from 'html-validate';
import type {BuiltCheck, Finding} from './types';

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // The theme's own markup: role="region" and buttons within lists of the navbar.
    'prefer-native-element': 'off',
    'element-permitted-content': 'off',
    // The theme names its external-link picture, which is allowed for pictures without a role.
    'aria-label-misuse': ['error', {allowAnyNamable: true}],
    // The search page answers while the reader types; there is nothing to submit.
    'wcag/h32': 'off',
    // The minifier leaves "&" bare wherever browsers read it as itself.
    'unrecognized-char-ref': 'off',
  },
});

/** Every page is valid HTML with the attributes that assistive technology needs. */
export const markup: BuiltCheck = {
  name: 'markup',
  unit: 'pages',
  async run({pages, read}) {
    const findings: Finding[] = [];
    for (const page of pages) {
      const {results} = await validator.validateString(read(page.file), page.file);
      for (const {messages} of results) {
        for (const {ruleId, message, line, column} of messages) {
          findings.push({where: `${page.address} (${line}:${column})`, problem: `${ruleId}: ${message}.`});
        }
      }
    }
    return {count: pages.length, findings};
  },
};
