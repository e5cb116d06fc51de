/**
 * @param {string} name an npm script
 * @param {Partial<import('./runStages.mjs').Stage> & {args?: string[]}} [options]
 * @returns {import('./runStages.mjs').Stage} the stage that runs it
 */
const script = (name, {args = [], ...options} = {}) => ({
  name,
  command: ['npm', 'run', '--silent', name, '--', ...args],
  ...options,
});

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
    script('test:unit'),
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
    script('test:collections'),
    script('test:clients'),
  ],
  [script('build')],
  [script('test:built', {after: 'build'}), script('test:samples', {args: sampleLanguages, after: 'build'})],
  // After the samples, whose stage installs languages.
  [script('test:programs')],
  [script('test:browser', {after: 'build', needsBrowser: true})],
  [script('test:styles', {after: 'build', needsBrowser: true})],
];
