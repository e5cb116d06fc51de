import {existsSync, readFileSync} from 'node:fs';
import {resolve} from 'node:path';
import {globSync} from 'tinyglobby';
import {transformWithOxc, type Plugin} from 'vite';
import {defineConfig} from 'vitest/config';

const modules = resolve(import.meta.dirname, 'node_modules');
const stubs = resolve(import.meta.dirname, 'tests/support/generated');

/** Where theme components come from, ours first: the same order as in the site. */
const originalThemes = [
  `${modules}/@easyops-cn/docusaurus-search-local/dist/client/client/theme`,
  `${modules}/@docusaurus/theme-classic/lib/theme`,
  `${modules}/@docusaurus/core/lib/client/theme-fallback`,
];
const ownThemes = [resolve(import.meta.dirname, 'src/theme'), resolve(import.meta.dirname, 'src/search/box/theme')];

const endings = ['.tsx', '.ts', '.js', '/index.tsx', '/index.ts', '/index.js'];

function findModule(folders: readonly string[], name: string): string | undefined {
  return folders
    .flatMap((folder) => endings.map((ending) => `${folder}/${name}${ending}`))
    .find((file) => existsSync(file));
}

/** Finds what Docusaurus's bundler would find under its own names; generated files are stubs, see there. */
function docusaurusNames(): Plugin {
  return {
    name: 'docusaurus-names',
    enforce: 'pre',
    resolveId(id) {
      const [, kind, name = ''] = /^@(theme|theme-original|site|generated|docusaurus)\/(.+)$/.exec(id) ?? [];
      if (kind === 'theme') return findModule([...ownThemes, ...originalThemes], name);
      if (kind === 'theme-original') return findModule(originalThemes, name);
      if (kind === 'site') return findModule([import.meta.dirname], name) ?? resolve(import.meta.dirname, name);
      if (kind === 'generated') return findModule([stubs], name);
      if (kind === 'docusaurus') return findModule([`${modules}/@docusaurus/core/lib/client/exports`], name);
      return undefined;
    },
  };
}

/** Docusaurus ships JSX in files that end in .js. */
function jsxInJs(): Plugin {
  return {
    name: 'jsx-in-js',
    enforce: 'pre',
    async transform(code, id) {
      if (!/\/@(?:docusaurus|easyops-cn)\/.*\.js$/.test(id)) return undefined;
      return transformWithOxc(code, id, {lang: 'jsx', jsx: {runtime: 'automatic'}});
    },
  };
}

/** Milliseconds: tests that start programs share the machine with the type check and the linters. */
const patience = {testTimeout: 120_000, hookTimeout: 120_000};

const shared = {
  plugins: [docusaurusNames(), jsxInJs()],
  oxc: {jsx: {runtime: 'automatic' as const}},
};

const unwanted = ['**/node_modules/**', 'build/**', '.docusaurus/**'];
/** Tests that start many programs and guard what changes rarely: by night, `TEST_ALL=1 npm run test:unit`. */
const slow = process.env.TEST_ALL === '1' ? [] : ['**/*.slow.test.ts'];
const exclude = [...unwanted, ...slow];
const codeTests = ['**/*.test.{ts,mjs}'];

/** @returns the tests of code whose text has a pattern */
function testsWith(pattern: RegExp): string[] {
  return globSync(codeTests, {cwd: import.meta.dirname, ignore: exclude}).filter((file) =>
    pattern.test(readFileSync(resolve(import.meta.dirname, file), 'utf8')),
  );
}

// Most of the time of a pure test is the start of a worker and the reading of modules, so tests share both. That is
// right only for tests that want the same modules.
const ofFixtureVersions = testsWith(/\/(?:fixtureVersions|runFixture)'/);
const ofOwnModules = testsWith(/\bvi\.(?:mock|doMock)\(|\bawait import\('[.@]/).filter(
  (file) => !ofFixtureVersions.includes(file),
);

const node = {...patience, exclude, environment: 'node' as const, unstubEnvs: true, unstubGlobals: true};

export default defineConfig({
  ...shared,
  test: {
    reporters: ['default', './tests/support/unitCounts.ts'],
    globalSetup: './tests/support/scratchFolder.ts',
    projects: [
      {
        ...shared,
        test: {
          ...node,
          name: 'code',
          isolate: false,
          include: codeTests,
          exclude: [...exclude, ...ofFixtureVersions, ...ofOwnModules],
        },
      },
      {
        ...shared,
        test: {
          ...node,
          name: 'fixture-versions',
          isolate: false,
          // Before any module of any file, because all files share them.
          setupFiles: './tests/support/fixtureVersions.ts',
          include: ofFixtureVersions,
        },
      },
      {...shared, test: {...node, name: 'own-modules', include: ofOwnModules}},
      {
        ...shared,
        test: {
          ...patience,
          exclude,
          // Each file in a page of its own: scripts of the page leave their listeners there.
          name: 'components',
          environment: 'happy-dom',
          include: ['**/*.test.tsx'],
          server: {deps: {inline: [/@docusaurus/, /@easyops-cn/]}},
        },
      },
    ],
  },
});
