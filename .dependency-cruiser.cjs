/** Which file may import which; `npm run lint:imports` checks it, type imports included. */

const inTests = '\\.test\\.tsx?$|/testing/';

/** Folders of a plugin, and what else of its own plugin each may import. */
const layers = {
  shared: [],
  engine: ['shared/'],
  node: ['engine/', 'shared/', 'options.ts'],
  client: ['engine/', 'shared/'],
  theme: ['client/', 'engine/', 'shared/'],
};

const layerRules = Object.entries(layers).map(([layer, others]) => ({
  name: `plugin-${layer}`,
  comment:
    `Of its own plugin, ${layer}/ imports only ${[`${layer}/`, ...others].join(', ')}. ` +
    'Move what both files need to shared/, or pass it in.',
  severity: 'error',
  from: {path: `^src/plugins/([^/]+)/${layer}/`, pathNot: inTests},
  to: {path: '^src/plugins/$1/', pathNot: `^src/plugins/$1/(${[`${layer}/`, ...others].join('|')})`},
}));

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycle',
      comment: 'Move what both files need to a third file that imports neither.',
      severity: 'error',
      from: {},
      to: {circular: true},
    },
    ...layerRules,
    {
      name: 'plugin-of-another',
      comment:
        'Of another plugin only shared/ may be imported. Move the code there or to src/kit, or join the two ' +
        'plugins in src/config.',
      severity: 'error',
      from: {path: '^src/plugins/([^/]+)/', pathNot: inTests},
      to: {path: '^src/plugins/[^/]+/', pathNot: '^src/plugins/($1|[^/]+/shared)/'},
    },
    {
      name: 'plugin-options',
      comment:
        'A plugin takes its settings as options, which docusaurus.config.ts passes in. Of src/config it may import ' +
        'locales.ts and versions.ts, the shape of the site.',
      severity: 'error',
      from: {path: '^src/plugins/', pathNot: inTests},
      to: {path: '^src/config/', pathNot: '^src/config/(locales|versions)\\.ts$'},
    },
    {
      name: 'browser-code',
      comment:
        'Code for the browser imports of a plugin only shared/ and client/, and of the rest of the build only types.',
      severity: 'error',
      from: {path: '^src/(components|theme|pages|clientModules)/', pathNot: inTests},
      to: {
        path: '^src/(plugins|config|buildCache)/',
        pathNot: '^src/plugins/[^/]+/(shared|client)/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'libraries',
      comment: 'src/kit, src/buildCache and src/kit/browser serve all the others and import none of them. Pass it in.',
      severity: 'error',
      from: {path: '^src/(content|buildCache|client)/', pathNot: inTests},
      to: {path: '^src/', pathNot: '^src/(content|buildCache|client)/|^src/config/(locales|versions)\\.ts$'},
    },
    {
      name: 'src-alone',
      comment: 'The site is built without checks, tools, tests and bench. Move the code to src.',
      severity: 'error',
      from: {path: '^(src/|[^/]+\\.ts$)', pathNot: `${inTests}|(knip|vitest|playwright)`},
      to: {path: '^(checks|tools|tests|bench)/'},
    },
    {
      name: 'without-bench',
      comment: 'Checks, tests and tools work without the bench. Move what both need to tools.',
      severity: 'error',
      from: {path: '^(checks|tools|tests)/'},
      to: {path: '^bench/'},
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: {fileName: 'tsconfig.json'},
    includeOnly: '^(src|checks|tools|tests|bench|[^/]+\\.ts$)',
    exclude: '/__fixtures__/|^bench/(?:programs|baselines/sites)/',
  },
};
