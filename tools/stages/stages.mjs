/** All samples of the languages that start at once; of those that compile or are rarely installed, the upload. */
const sampleLanguages = ['--install', '--languages', 'curl,javascript,python', '--brief', 'php,java,csharp,go,ruby'];

/** What the rules about imports apply to. */
const sources = ['src', 'checks', 'tools', 'tests', 'bench', 'docusaurus.config.ts', 'sidebars.ts'];

/**
 * Everything `npm test` does, in its order. Stages of one group do not need each other and may run side by side;
 * the build and the browser get the machine for themselves.
 *
 * @type {import('./runStages.mjs').Stage[][]}
 */
export const stages = [
  [
    {name: 'unit', command: ['vitest', 'run']},
    {name: 'types', command: ['tsc', '--noEmit']},
    {name: 'code', command: ['eslint', '--max-warnings=0', '.']},
    {name: 'imports', command: ['depcruise', '--output-type', 'err-long', ...sources]},
    {name: 'stylelint', command: ['stylelint', '--max-warnings=0', 'src/**/*.css']},
    {name: 'format', command: ['prettier', '--check', '--log-level=warn', '.']},
    {name: 'prose', command: ['markdownlint-cli2']},
    {name: 'unused', command: ['knip']},
    {name: 'secrets', command: ['secretlint', '**/*']},
    {name: 'content', command: ['tsx', 'checks/run.ts']},
    {name: 'contracts', command: ['tsx', 'tools/contract/lint.ts']},
  ],
  [{name: 'build', command: ['docusaurus', 'build']}],
  [
    {name: 'built pages', command: ['tsx', 'tests/dist/run.ts'], after: 'build'},
    {name: 'samples', command: ['tsx', 'tools/samples/run.ts', ...sampleLanguages], after: 'build'},
  ],
  [{name: 'browser', command: ['playwright', 'test'], after: 'build', needsBrowser: true}],
  [
    {
      name: 'computed styles',
      command: ['playwright', 'test', '--config', 'playwright.styles.config.ts'],
      after: 'build',
      needsBrowser: true,
    },
  ],
];
