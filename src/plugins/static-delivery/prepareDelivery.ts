import {mkdir, readdir, readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {isSearchHosted} from '../../config/search';
import {site} from '../../config/site';
import {compressFiles} from './compressFiles';
import {buildPolicy} from './contentSecurityPolicy';
import {policyFiles} from './policyFiles';
import {findInlineScripts, hashScript} from './inlineScripts';

/** @returns the paths of all files below the folder. */
async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, {recursive: true, withFileTypes: true});
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

async function collectScriptHashes(files: readonly string[]): Promise<string[]> {
  const hashes = new Set<string>();
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    for (const script of findInlineScripts(await readFile(file, 'utf8'))) hashes.add(hashScript(script));
  }
  return [...hashes].sort();
}

/** @returns a definition of the policy; a map, because nginx knows maps also when it refuses a request at once. */
function nginxPolicy(policy: string): string {
  return `map $host $content_security_policy {\n    default "${policy}";\n}\n`;
}

/** Writes the policy for our server and, as an include, for nginx. Neither is ever served: dot-files are not. */
async function writePolicy(folder: string, policy: string): Promise<void> {
  await mkdir(join(folder, policyFiles.folder), {recursive: true});
  await writeFile(join(folder, policyFiles.json), `${JSON.stringify({policy}, null, 2)}\n`);
  await writeFile(join(folder, policyFiles.nginx), nginxPolicy(policy));
}

/** Reads the finished build once more and adds what a server needs to deliver it safely and fast. */
export async function prepareDelivery(folder: string): Promise<void> {
  const files = await listFiles(folder);
  const scriptHashes = await collectScriptHashes(files);
  const policy = buildPolicy({
    scriptHashes,
    hasAnalytics: site.analyticsId !== '',
    hasHostedSearch: isSearchHosted,
  });
  await writePolicy(folder, policy);
  const compressed = await compressFiles(files);
  console.log(`[static-delivery] ${scriptHashes.length} inline script(s) permitted, ${compressed} files compressed.`);
}
