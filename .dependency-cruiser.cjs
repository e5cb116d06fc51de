/** Which file may import which; `npm test -- imports` checks it, type imports included. */

const inTests = '\\.test\\.tsx?$|/testing/';

/** The rooms of src, and the rooms below each. */
const rooms = {
  kit: [],
  content: ['kit'],
  reference: ['kit'],
  search: ['kit'],
  site: ['kit', 'content', 'reference', 'search'],
  pages: ['kit', 'content', 'reference', 'search', 'site'],
  theme: ['kit', 'content', 'reference', 'search', 'site'],
  publishing: ['kit', 'content', 'reference', 'search'],
  config: ['kit', 'content', 'reference', 'search', 'site', 'publishing'],
};

/** What runs in the browser alone, and what both halves share. */
const browserCode = '^src/(?:site/components|theme|pages|search/(?:box|engine)|.+/browser)/';
const sharedCode = '/shared/';

const forbid = (name, comment, from, to) => ({name, comment, severity: 'error', from, to});

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    forbid('no-cycle', 'Move what both files need to a third file that imports neither.', {}, {circular: true}),
    ...Object.entries(rooms).map(([room, below]) =>
      forbid(
        `room-${room}`,
        `src/${room} imports only ${below.map((each) => `src/${each}`).join(', ') || 'itself'}. Move what both need down, or pass it in.`,
        {path: `^src/${room}/`, pathNot: inTests},
        {path: '^src/', pathNot: `^src/(?:${[room, ...below].join('|')})/`},
      ),
    ),
    forbid(
      'browser-code',
      'Code for the browser imports build code as types only. Move what both halves need to shared/.',
      {path: browserCode, pathNot: inTests},
      {path: '^src/', pathNot: [browserCode, sharedCode], dependencyTypesNot: ['type-only']},
    ),
    forbid(
      'build-code',
      'Build code imports nothing that runs in the browser. Move what both halves need to shared/.',
      {path: '^src/', pathNot: [inTests, browserCode]},
      {path: browserCode, pathNot: '^src/search/engine/', dependencyTypesNot: ['type-only']},
    ),
    forbid(
      'shared-code',
      'shared/ is for both halves and knows neither; an engine knows only shared/. Pass it in.',
      {path: ['^src/.+/shared/', '^src/search/engine/'], pathNot: inTests},
      {path: '^src/', pathNot: [sharedCode, '^src/search/engine/'], dependencyTypesNot: ['type-only']},
    ),
    forbid(
      'without-tests',
      'The site needs no test file and no fixture. Move the code beside what it serves.',
      {path: '^src/', pathNot: inTests},
      {path: inTests},
    ),
    forbid(
      'src-alone',
      'The site is built without checks, integrators, tools, tests and bench. Move the code to src.',
      {path: '^(src/|[^/]+\\.ts$)', pathNot: `${inTests}|(knip|vitest|playwright)`},
      // The engine of the sandbox runs in the pages too, and a page tells its rules.
      {path: '^(checks|integrators|tools|tests|bench)/', pathNot: '^integrators/sandbox/engine/'},
    ),
    forbid(
      'without-bench',
      'Checks, integrators, tests and tools work without the bench. Move what both need to tools.',
      {path: '^(checks|integrators|tools|tests)/'},
      {path: '^bench/'},
    ),
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: {fileName: 'tsconfig.json'},
    includeOnly: '^(src|checks|integrators|tools|tests|bench|[^/]+\\.ts$)',
    exclude: '/__fixtures__/|^bench/(?:tools|baselines/sites)/',
  },
};
