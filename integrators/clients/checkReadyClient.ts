import {mkdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {languages} from '../../src/kit/locales';
import {versions} from '../../src/kit/versions';
import {compilers, type Tools} from './installTools';
import {publishedClient} from './publishedClient';
import {runCommand} from './runCommand';
import {strictOptions} from './strictOptions';

/** The types that programs have around them: those of a browser, and those of Node alone. */
const surroundings = {browser: {}, node: {lib: ['es2022'], types: ['node']}};

/** @returns what each compiler refuses in the clients of all versions and languages */
export async function checkReadyClient({folder}: Tools): Promise<Record<string, string[]>> {
  const clients = join(folder, 'clients');
  mkdirSync(clients);
  for (const version of versions)
    for (const {code} of languages)
      writeFileSync(join(clients, `econtract-${version.label}-${code}.ts`), publishedClient(version, code));
  const result: Record<string, string[]> = {};
  for (const [name, options] of Object.entries(surroundings)) {
    const project = join(clients, `${name}.json`);
    writeFileSync(project, JSON.stringify({compilerOptions: {...strictOptions, ...options}, include: ['*.ts']}));
    for (const compiler of Object.keys(compilers)) {
      const tsc = join(folder, 'node_modules', compiler, 'bin/tsc');
      const {isOk, output} = await runCommand(['node', tsc, '--project', project], folder);
      result[`ready client, ${compiler}, ${name}`] = isOk ? [] : [output];
    }
  }
  return result;
}
