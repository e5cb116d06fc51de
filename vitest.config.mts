import {existsSync} from 'node:fs';
import {resolve} from 'node:path';
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

export default defineConfig({
  ...shared,
  test: {
    reporters: ['default', './tests/support/unitCounts.ts'],
    globalSetup: './tests/support/scratchFolder.ts',
    exclude: ['**/node_modules/**', 'build/**', '.docusaurus/**'],
    projects: [
      {...shared, test: {...patience, name: 'code', environment: 'node', include: ['**/*.test.{ts,mjs}']}},
      {
        ...shared,
        test: {
          ...patience,
          name: 'components',
          environment: 'happy-dom',
          include: ['**/*.test.tsx'],
          server: {deps: {inline: [/@docusaurus/, /@easyops-cn/]}},
        },
      },
    ],
  },
});
