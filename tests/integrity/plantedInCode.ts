/** A fault that is planted in a copy of the project, and the words by which it must be named. */
export interface PlantedFault {
  what: string;
  file: string;
  /** Text in the file that gives way; without it the file is new. */
  before?: string;
  /** What comes in its place: in an empty file, nothing, or all of a new one. */
  after: string;
  says: string;
}

/** The command of a stage, and faults that it must name. */
export interface Gate {
  stage: string;
  /** The faulty files follow, if the tool takes files. */
  command: readonly string[];
  takesFiles: boolean;
  faults: readonly PlantedFault[];
}

/** A secret of no use, in two parts, so that it is none in this file. */
const split = (...parts: string[]): string => parts.join('');

const rail = 'src/kit/planted';

export const gates: readonly Gate[] = [
  {
    stage: 'code',
    command: ['eslint', '--max-warnings=0'],
    takesFiles: true,
    faults: [
      {
        what: 'any type',
        file: `${rail}Any.ts`,
        after: 'export const a = (b: any): unknown => b;\n',
        says: 'no-explicit-any',
      },
      {what: 'a name that nobody uses', file: `${rail}Name.ts`, after: 'const a = 1;\n', says: 'no-unused-vars'},
      {
        what: 'a comparison that converts',
        file: `${rail}Equal.ts`,
        after: 'export const a = (b: unknown): boolean => b == 1;\n',
        says: 'eqeqeq',
      },
      {
        what: 'work that is left for later',
        file: `${rail}Later.ts`,
        after: split('// TO', 'DO: later\nexport const a = 1;\n'),
        says: 'no-warning-comments',
      },
      {what: 'a file that is too long', file: `${rail}Long.ts`, after: 'export {};\n'.repeat(251), says: 'max-lines'},
      {
        what: 'a sentence that nobody can translate',
        file: 'src/site/components/Planted.tsx',
        after: 'export default function Planted() {\n  return <p>Words</p>;\n}\n',
        says: 'no-untranslated-text',
      },
      {
        what: 'a hook under a condition',
        file: 'src/site/components/usePlanted.ts',
        after:
          "import {useState} from 'react';\n\nexport const usePlanted = (is: boolean): unknown => (is ? useState(1) : 0);\n",
        says: 'react-hooks/rules-of-hooks',
      },
      {
        what: 'a clock in the engine of the sandbox',
        file: 'integrators/sandbox/engine/planted.ts',
        after: 'export const now = (): number => Date.now();\n',
        says: 'no-restricted-properties',
      },
    ],
  },
  {
    stage: 'imports',
    command: ['depcruise', '--output-type', 'err-long', 'src'],
    takesFiles: false,
    faults: [
      {
        what: 'an import upwards',
        file: `${rail}Up.ts`,
        after: "export {navbar} from '../config/navbar';\n",
        says: `room-kit: ${rail}Up.ts → src/config/navbar.ts`,
      },
      {
        what: 'two files that import each other',
        file: `${rail}One.ts`,
        after: "export * from './plantedOne';\n",
        says: `no-cycle: ${rail}One.ts`,
      },
      {
        what: 'code of the build in the browser',
        file: 'src/site/components/plantedHalf.ts',
        after: "export {readVocabulary} from '../../kit/vocabulary';\n",
        says: 'browser-code: src/site/components/plantedHalf.ts → src/kit/vocabulary.ts',
      },
      {
        what: 'code of the tests in the site',
        file: 'src/kit/plantedTest.ts',
        after: "export {scratchFolder} from '../../tests/support/scratchFolder';\n",
        says: 'src-alone: src/kit/plantedTest.ts → tests/support/scratchFolder.ts',
      },
    ],
  },
  {
    stage: 'styles',
    command: ['stylelint', '--max-warnings=0'],
    takesFiles: true,
    faults: [
      {
        what: 'a colour that is no token',
        file: 'src/site/components/Planted/styles.module.css',
        after: '.a {\n  color: #123456;\n}\n',
        says: 'color-no-hex',
      },
      {
        what: 'a colour by its name',
        file: 'src/site/components/Named/styles.module.css',
        after: '.a {\n  color: red;\n}\n',
        says: 'color-named',
      },
      {
        what: 'a token with a name of nobody',
        file: 'src/site/css/planted.css',
        after: ':root {\n  --my-gap: 1rem;\n}\n',
        says: 'custom-property-pattern',
      },
      {
        what: 'a property that does not exist',
        file: 'src/site/css/plantedToo.css',
        after: 'a {\n  colr: inherit;\n}\n',
        says: 'property-no-unknown',
      },
    ],
  },
  {
    stage: 'format',
    command: ['prettier', '--check', '--log-level=warn'],
    takesFiles: true,
    faults: [
      {what: 'code in another form', file: `${rail}Form.ts`, after: 'export const a  = "b"\n', says: `${rail}Form.ts`},
      {what: 'data in another form', file: 'openapi/planted.yaml', after: 'a:   1\n', says: 'openapi/planted.yaml'},
    ],
  },
  {
    stage: 'prose',
    command: ['markdownlint-cli2', '--no-globs'],
    takesFiles: true,
    faults: [
      {
        what: 'a bare address',
        file: 'guides/planted.md',
        after: '# A\n\nSee https://example.com/a now.\n',
        says: 'MD034',
      },
      {
        what: 'a table whose rows do not fit',
        file: 'guides/plantedTable.md',
        after: '# A\n\n| a | b |\n| - | - |\n| c |\n',
        says: 'MD056',
      },
    ],
  },
  {
    stage: 'secrets',
    command: ['node', 'tools/scanSecrets.mjs'],
    takesFiles: true,
    faults: [
      {
        what: 'a key of a cloud',
        file: 'deploy/planted.env',
        after: split('AWS_SECRET_ACCESS_KEY=', 'wJalrXUtnFEMIK7MDENGbPxRfiCYzzzzzzzzKEYS\n'),
        says: 'deploy/planted.env',
      },
      {
        what: 'a private key',
        file: 'deploy/planted.pem',
        after: split(
          '-----BEGIN RSA PRIV',
          'ATE KEY-----\n',
          'MIIEpAIBAAKCAQEA04up8hoqzS1+\n'.repeat(8),
          '-----END RSA PRIV',
          'ATE KEY-----\n',
        ),
        says: 'deploy/planted.pem',
      },
      {
        what: 'a token of GitHub',
        file: 'tools/planted.json',
        after: split('{"token": "gh', 'p_wWPw5k4aXcaT4fNP0UcnZwJUVFk6LO0pINUx"}\n'),
        says: 'tools/planted.json',
      },
    ],
  },
];
