import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {build} from 'esbuild';
import {readContracts} from './readContracts';

/**
 * @param siteDir root of the site
 * @returns the sandbox as one program that needs nothing but Node.js
 */
export async function bundleSandbox(siteDir: string): Promise<string> {
  const contracts = Object.fromEntries([...readContracts(siteDir)].map(([version, read]) => [version, read()]));
  const {outputFiles, metafile} = await build({
    absWorkingDir: siteDir,
    entryPoints: ['integrators/sandbox/published.ts'],
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    minify: true,
    // What a stack names stays readable.
    keepNames: true,
    legalComments: 'none',
    define: {contracts: JSON.stringify(contracts)},
    // Some packages call what only the older kind of module has.
    banner: {js: "import {createRequire} from 'node:module';\nconst require = createRequire(import.meta.url);"},
    metafile: true,
    write: false,
  });
  const packages = new Set(
    Object.keys(metafile.inputs).flatMap((file) => /^node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1] ?? []),
  );
  const licences = [...packages].sort().map((name) => licenceOf(siteDir, name));
  return `// The sandbox of the e-contract platform: node sandbox.mjs --help     (needs Node.js 20)
${outputFiles[0]!.text}/*
${licences.join('\n').replaceAll('*/', '* /')}*/
`;
}

/** @returns the licence of a package, which has to go with its code */
function licenceOf(siteDir: string, name: string): string {
  const folder = join(siteDir, 'node_modules', name);
  const file = readdirSync(folder).find((one) => /^licen[cs]e/i.test(one));
  const {license} = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {license: string};
  return `${name}: ${file === undefined ? license : readFileSync(join(folder, file), 'utf8')}\n`;
}
