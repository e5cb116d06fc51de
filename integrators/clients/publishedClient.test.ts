import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {check, resolveConfig} from 'prettier';
import {describe, expect, it} from 'vitest';
import {languages} from '../../src/kit/locales';
import {versions} from '../../src/kit/versions';
import {operationsOf} from '../../src/reference/contract/openApi';
import {toOperations} from '../../src/reference/model/operations';
import {toSampleRequest} from '../../src/reference/samples/request';
import {sandboxId} from '../../src/reference/shared/sandboxId';
import {contractsOfVersion} from '../sandbox/contractsOfVersion';
import {isPlayed} from '../sandbox/engine/handlers/notPlayed';
import {playStory} from '../sandbox/engine/story/playStory';
import {openSandbox} from '../sandbox/openSandbox';
import {readContracts} from '../sandbox/readContracts';
import {sampleFile} from '../sandbox/sampleFiles';
import {compileErrors, loadClient, publishedClient} from './publishedClient';

const folder = mkdtempSync(join(tmpdir(), 'client-'));

const published = versions.flatMap((version) =>
  languages.map(({code}) => ({
    file: join(folder, `econtract-${version.label}-${code}.ts`),
    text: publishedClient(version, code),
  })),
);

it('compiles under the strictest options, in every version and language', () => {
  for (const {file, text} of published) writeFileSync(file, text);
  expect(compileErrors(published.map(({file}) => file))).toEqual([]);
});

it.each(published)('is formatted like the code of this project: $file', async ({text}) => {
  expect(await check(text, {...(await resolveConfig(resolve('x.ts'))), parser: 'typescript'})).toBe(true);
});

describe.each(versions)('the client of version $label', (version) => {
  it('sends every call as the contract says, to a sandbox in which what it names exists', async () => {
    const {contract} = readContracts(process.cwd()).get(version.label)!();
    const played = (id: string): ReturnType<typeof playStory> => playStory(contract, Date.now(), id);
    const {EContract} = await loadClient(publishedClient(version, 'en'));
    const methods = new Set<string>();
    for (const [file, document] of contractsOfVersion(process.cwd(), version.label)) {
      const names = new Map(operationsOf(document.paths).map(({operation: {operationId: id, ...rest}}) => [id, rest]));
      for (const operation of toOperations(document)) {
        const id = sandboxId(file, operation.id);
        if (!isPlayed(id)) continue;
        const {world, token} = played(id);
        const sandbox = await openSandbox(version.label, {begun: () => world});
        const api = new EContract({baseUrl: sandbox.origin, token});
        const name = names.get(operation.id)?.['x-client-name'] ?? '';
        const method = methods.has(name) ? `${name}V2` : name;
        methods.add(method);
        const {target, body} = toSampleRequest(operation, sandbox.origin);
        const inPath = operation.parameters.filter((one) => one.in === 'path').map(({example}) => example);
        const {searchParams} = new URL(target.join(''), sandbox.origin);
        const query = searchParams.size > 0 ? [Object.fromEntries(searchParams)] : [];
        await api[method]?.(...inPath, ...argumentOf(body), ...query);
        await sandbox.close();
        const made = sandbox.exchanges.map(({operation: called, success, messages}) => ({called, success, messages}));
        expect(made).toMatchObject([{called: id, success: true}]);
      }
    }
  });
});

function argumentOf(body: ReturnType<typeof toSampleRequest>['body']): unknown[] {
  if (body.kind === 'json') return [body.value];
  if (body.kind !== 'multipart') return [];
  const files = body.files.map(({name, fileName}) => [
    name,
    new File([new Uint8Array(sampleFile(fileName))], fileName),
  ]);
  return [Object.fromEntries([...body.fields.map(({name, value}) => [name, value]), ...files])];
}
