import {readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {policyFiles, type PolicyFile} from '../policy/policyFiles';
import {languageRoots} from '../steps/languageRoots';
import {rootFolder} from '../steps/rootFolder';
import type {BuiltLanguage, Step} from '../../kit/step';
import {headerFiles} from './headerFiles';
import type {HeaderRules} from './headerRules';

type Headers = Readonly<Record<string, string>>;

/**
 * A header that two rules set would be sent twice, so the files that are not for ever keep the Cache-Control of these
 * hosts, which is to validate them on each visit.
 */
function hostHeaders(everywhere: Headers, roots: readonly string[], {hashedFolder, cacheControl}: HeaderRules): string {
  const rule = (path: string, headers: Headers): string =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');
  return [
    rule(`${roots[0]}*`, everywhere),
    ...roots.map((root) => rule(`${root}${hashedFolder}/*`, {'Cache-Control': cacheControl.hashed})),
  ].join('');
}

function nginxHttp(roots: readonly string[], {hashedFolder, cacheControl}: HeaderRules): string {
  const hashed = roots.map((root) => `    "~^${root}${hashedFolder}/" "${cacheControl.hashed}";\n`);
  return `map $uri $docs_cache_control {\n    default "${cacheControl.other}";\n${hashed.join('')}}\n`;
}

function nginxServer(everywhere: Headers, {fileTypes, otherFiles, hiddenFiles}: HeaderRules): string {
  const types = Object.entries(fileTypes).map(([ending, type]) => `    "${type}" ${ending};`);
  const added = Object.entries(everywhere).map(([name, value]) => `add_header ${name} "${value}" always;`);
  return [
    'types {',
    ...types,
    '}',
    `default_type ${otherFiles};`,
    ...added,
    'add_header Cache-Control $docs_cache_control always;',
    `location ~ "${hiddenFiles.source}" { return 404; }`,
    '',
  ].join('\n');
}

/** Writes the headers for nginx and for hosts. The policy among them must be written before. */
export function headersStep(built: BuiltLanguage, rules: HeaderRules): Step {
  const root = rootFolder(built);
  const roots = Object.values(languageRoots(built));
  return {
    name: 'headers',
    async write() {
      const {policy} = JSON.parse(await readFile(join(root, policyFiles.json), 'utf8')) as PolicyFile;
      const everywhere = {'Content-Security-Policy': policy, ...rules.security};
      await writeFile(join(root, headerFiles.hosts), hostHeaders(everywhere, roots, rules));
      await writeFile(join(root, headerFiles.http), nginxHttp(roots, rules));
      await writeFile(join(root, headerFiles.server), nginxServer(everywhere, rules));
    },
  };
}
