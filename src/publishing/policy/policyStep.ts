import {mkdir, readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {rootFolder} from '../steps/rootFolder';
import type {BuiltLanguage, Step} from '../../kit/step';
import {buildPolicy, type Services} from './contentSecurityPolicy';
import {findInlineScripts, hashScript} from './inlineScripts';
import {policyFiles, type PolicyFile} from './policyFiles';

/** @returns the hashes of the languages built before. */
async function readHashes(file: string): Promise<PolicyFile['scriptHashes']> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  return text === undefined ? {} : (JSON.parse(text) as PolicyFile).scriptHashes;
}

/**
 * Writes the policy of the whole build, which permits the inline scripts of the languages built so far. The file is not
 * served, because servers hide dot-files.
 */
export function policyStep(built: BuiltLanguage, services: Services): Step {
  const root = rootFolder(built);
  const hashes = new Set<string>();
  return {
    name: 'security policy',
    readPage({tree}) {
      for (const script of findInlineScripts(tree)) hashes.add(hashScript(script));
    },
    async write() {
      const others = await readHashes(join(root, policyFiles.json));
      const scriptHashes = {...others, [built.locale]: [...hashes].sort()};
      const policy = buildPolicy([...new Set(Object.values(scriptHashes).flat())], services);
      const content: PolicyFile = {policy, scriptHashes};
      await mkdir(join(root, policyFiles.folder), {recursive: true});
      await writeFile(join(root, policyFiles.json), `${JSON.stringify(content, null, 2)}\n`);
    },
  };
}
