/**
 * @param {string} name an npm script
 * @param {Partial<import('./runStages.mjs').Stage> & {args?: string[]}} [options]
 * @returns {Omit<import('./runStages.mjs').Stage, 'job'>} the stage that runs it
 */
const script = (name, {args = [], ...options} = {}) => ({
  name,
  command: ['npm', 'run', '--silent', name, '--', ...args],
  ...options,
});

/** @returns {import('./runStages.mjs').Stage[]} stages that continuous integration runs on one machine */
const inJob = (job, ...stages) => stages.map((stage) => ({...stage, job}));

/** All samples of the languages that start at once; of those that compile or are rarely installed, the upload. */
const sampleLanguages = ['--install', '--languages', 'curl,javascript,python', '--brief', 'php,java,csharp,go,ruby'];

/**
 * Everything `npm test` does, in its order; each stage is the npm script of the same name. Stages of one group do not
 * need each other and may run side by side; the build and the browser get the machine for themselves.
 *
 * @type {import('./runStages.mjs').Stage[][]}
 */
export const stages = [
  [
    ...inJob('unit', script('test:unit')),
    ...inJob(
      'lint',
      script('types'),
      script('lint:code'),
      script('lint:imports'),
      script('lint:styles'),
      script('format:check'),
      script('lint:prose'),
      script('lint:unused'),
      script('lint:secrets'),
      script('check'),
      script('contract:lint'),
      script('test:node', {args: ['--if-available', '24', 'types', 'check']}),
    ),
    ...inJob('site', script('test:collections'), script('test:clients')),
  ],
  inJob('site', script('build')),
  inJob(
    'site',
    script('test:built', {after: 'build'}),
    script('test:samples', {args: sampleLanguages, after: 'build'}),
  ),
  inJob('unit', script('test:release')),
  // After the samples, whose stage installs languages.
  inJob('site', script('test:programs')),
  inJob('site', script('test:browser', {after: 'build', needsBrowser: true})),
  inJob('site', script('test:styles', {after: 'build', needsBrowser: true})),
];
