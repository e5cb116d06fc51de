import {readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {build, type Plugin} from 'esbuild';

const themeFile = 'src/theme/MDXComponents.tsx';
const site = join(__dirname, '../..');
const stock = join(
  dirname(require.resolve('@docusaurus/theme-classic/package.json')),
  'lib/theme/MDXComponents/index.js',
);

/** The theme's own file is read; what it and ours import is of no interest, only under which names pages have it. */
const stubImports: Plugin = {
  name: 'stub-imports',
  setup({onResolve, onLoad}) {
    onResolve({filter: /^@theme-original\/MDXComponents$/}, () => ({path: stock}));
    onResolve({filter: /./}, ({kind, path}) => (kind === 'entry-point' ? null : {path, namespace: 'stub'}));
    onLoad({filter: /./, namespace: 'stub'}, () => ({contents: 'module.exports = {}'}));
    onLoad({filter: /theme-classic/}, ({path}) => ({contents: readFileSync(path, 'utf8'), loader: 'jsx'}));
  },
};

let names: Promise<string[]> | undefined;

/** @returns the names of the components that every page has without importing them: what the theme gives to MDX */
export function readPageComponents(): Promise<string[]> {
  return (names ??= collectNames());
}

async function collectNames(): Promise<string[]> {
  const {outputFiles} = await build({
    entryPoints: [join(site, themeFile)],
    bundle: true,
    write: false,
    format: 'cjs',
    jsx: 'automatic',
    plugins: [stubImports],
  });
  const module = {exports: {} as {default?: Record<string, unknown>}};
  new Function('module', outputFiles[0]?.text ?? '')(module);
  return Object.keys(module.exports.default ?? {});
}
