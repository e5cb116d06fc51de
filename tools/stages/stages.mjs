/** @returns {import('./runStages.mjs').Stage[]} stages that continuous integration runs on one machine */
const inJob = (job, ...stages) => stages.map((stage) => ({...stage, job}));

/** @returns {Omit<import('./runStages.mjs').Stage, 'job'>} */
const stage = (name, command, options = {}) => ({name, command: command.split(' '), ...options});

/** What the built site is made from. */
const text = ['docs/', 'versioned_', 'versions.json', 'i18n/', 'openapi/', 'vocabulary/', 'static/', 'sidebars.ts'];
const code = ['src/', 'docusaurus.config.ts', 'package-lock.json', 'babel.config.js'];
const stageCode = ['tools/stages/', 'tools/setup/', 'tools/test.mjs'];
const site = [...text, ...code, ...stageCode];
const programs = [
  'checks/',
  'integrators/',
  'tools/',
  'tests/',
  'bench/',
  'deploy/',
  '.github/',
  'guides/',
  'README.md',
];

const samples = 'tsx integrators/samples/run.ts';

/**
 * Everything `npm test` and `npm run test:all` do, in its order. Stages of one group do not need each other and may run
 * side by side; the build and the browser get the machine for themselves.
 *
 * @type {import('./runStages.mjs').Stage[][]}
 */
export const stages = [
  [
    ...inJob('unit', stage('unit', 'vitest run', {when: [...code, ...programs, 'openapi/', 'vocabulary/', '.']})),
    ...inJob(
      'lint',
      stage('types', 'tsc --noEmit --incremental --tsBuildInfoFile node_modules/.cache/types.tsbuildinfo'),
      stage(
        'code',
        'eslint --max-warnings=0 --cache --cache-strategy content --cache-location node_modules/.cache/eslint/ .',
      ),
      stage(
        'imports',
        'depcruise --output-type err-long src checks integrators tools tests bench docusaurus.config.ts sidebars.ts',
      ),
      stage('styles', 'stylelint --max-warnings=0 src/**/*.css', {
        when: ['src/', 'stylelint.config.mjs', ...stageCode],
      }),
      stage('format', 'prettier --check --cache --log-level=warn .'),
      stage('prose', 'markdownlint-cli2'),
      stage('unused', 'knip', {when: [...code, ...programs, 'knip.config.ts']}),
      stage('secrets', 'node tools/scanSecrets.mjs **/*'),
      stage('check', 'tsx checks/run.ts', {when: [...site, 'checks/', 'guides/', 'README.md', 'CHANGELOG.md']}),
      stage('contract', 'tsx tools/contract/lint.ts', {
        when: ['openapi/', 'src/reference/', 'tools/contract/', 'redocly.yaml'],
      }),
    ),
    ...inJob(
      'site',
      stage('collections', 'tsx integrators/collections/run.ts', {
        isNightly: true,
        when: ['openapi/', 'src/reference/', 'integrators/'],
      }),
      stage('clients', 'tsx integrators/clients/run.ts', {
        isNightly: true,
        when: ['openapi/', 'src/reference/', 'integrators/'],
      }),
    ),
    ...inJob('unit', stage('node', 'node tools/stages/testNode.mjs --if-available 24 types check', {isNightly: true})),
  ],
  inJob('site', stage('build', 'tsx tools/build-site/run.ts', {when: [...site, 'tests/', 'integrators/', 'tools/']})),
  inJob(
    'site',
    stage('built', 'tsx tests/dist/run.ts', {after: 'build', when: [...site, 'tests/dist/', 'tests/search/']}),
    // Of the version that changes, the languages that start at once; the nightly stage runs all of all.
    stage('samples', `${samples} --install --in-turn --languages curl,javascript,python --version current`, {
      after: 'build',
      when: ['openapi/', 'src/reference/', 'integrators/', ...stageCode],
    }),
  ),
  inJob(
    'site',
    stage('samples-all', `${samples} --install`, {
      after: 'build',
      isNightly: true,
      when: ['src/reference/samples/', 'integrators/samples/'],
    }),
  ),
  // After the samples, whose stages install languages.
  inJob(
    'site',
    // Needs the registry of npm.
    stage('pages', 'tsx integrators/pages/run.ts', {
      after: 'build',
      isNightly: true,
      when: [
        'docs/api/',
        'versioned_',
        'i18n/vi/docusaurus-plugin-content-docs/',
        'openapi/',
        'src/reference/',
        'integrators/',
      ],
    }),
    stage('programs', 'tsx integrators/programs/run.ts', {
      isNightly: true,
      when: ['integrators/', 'integrators/downloads/programs/'],
    }),
  ),
  inJob(
    'unit',
    stage('release', 'tsx tools/cut-version/tryRelease.ts', {
      isNightly: true,
      when: ['tools/cut-version/', 'tools/retire-version/', 'versions.json'],
    }),
  ),
  inJob(
    'site',
    stage('integrity', 'tsx tests/integrity/run.ts', {
      after: 'build',
      isNightly: true,
      when: ['tests/integrity/', 'tests/dist/'],
    }),
  ),
  inJob(
    'site',
    stage('reproducible', 'tsx tests/integrity/reproduce.ts', {
      after: 'build',
      isNightly: true,
      when: ['tests/integrity/', 'tools/build-site/', 'package-lock.json'],
    }),
  ),
  inJob(
    'site',
    stage('deployments', 'tsx tests/deployments/run.ts', {
      after: 'build',
      isNightly: true,
      needsBrowser: true,
      when: ['src/config/', 'src/publishing/', 'src/kit/', 'tests/deployments/', 'tools/server/'],
    }),
  ),
  inJob(
    'site',
    stage('browser', 'playwright test', {
      after: 'build',
      needsBrowser: true,
      when: [...code, 'static/', 'tests/browser/', 'tests/sweep/', 'tests/support/', 'tests/visual/', ...stageCode],
    }),
  ),
];
