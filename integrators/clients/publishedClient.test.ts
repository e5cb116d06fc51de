import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {check, resolveConfig} from 'prettier';
import {describe, expect, it} from 'vitest';
import {locales} from '../../src/kit/locales';
import {versions} from '../../src/kit/versions';
import {operationsOf} from '../../src/reference/contract/openApi';
import {toOperations} from '../../src/reference/model/operations';
import {toSampleRequest} from '../../src/reference/samples/request';
import {account} from '../sandbox/account';
import {contractsOfVersion} from '../sandbox/contractsOfVersion';
import {sampleFile} from '../sandbox/sampleFiles';
import {startSandbox, type Exchange} from '../sandbox/startSandbox';
import {compileErrors, loadClient, publishedClient} from './publishedClient';

const folder = mkdtempSync(join(tmpdir(), 'client-'));

const published = versions.flatMap((version) =>
  locales.map(({code}) => ({
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
  it('sends every call as the contract says', async () => {
    const documents = [...contractsOfVersion(process.cwd(), version.label).values()];
    const exchanges: Exchange[] = [];
    const sandbox = await startSandbox(documents, (exchange) => exchanges.push(exchange));
    try {
      const {EContract} = await loadClient(publishedClient(version, 'en'));
      const api = new EContract({baseUrl: sandbox.origin});
      api.token = (await api.login?.({...account, companyId: 901}))?.data as string;
      exchanges.length = 0;
      const methods = new Set<string>();
      for (const document of documents) {
        const names = new Map(
          operationsOf(document.paths).map(({operation: {operationId: id, ...rest}}) => [id, rest]),
        );
        for (const operation of toOperations(document)) {
          const name = names.get(operation.id)?.['x-client-name'] ?? '';
          const method = methods.has(name) ? `${name}V2` : name;
          methods.add(method);
          const {target, body} = toSampleRequest(operation, sandbox.origin);
          const inPath = operation.parameters.filter((one) => one.in === 'path').map(({example}) => example);
          const {searchParams} = new URL(target.join(''), sandbox.origin);
          const query = searchParams.size > 0 ? [Object.fromEntries(searchParams)] : [];
          await api[method]?.(...inPath, ...argumentOf(body), ...query);
        }
      }
      expect(exchanges.flatMap(({problems}) => problems)).toEqual([]);
      expect(exchanges.map(({operation}) => operation)).toEqual(sandbox.operations);
    } finally {
      await sandbox.close();
    }
  });
});

function argumentOf(body: ReturnType<typeof toSampleRequest>['body']): unknown[] {
  if (body.kind === 'json') return [signedIn(body.value)];
  if (body.kind !== 'multipart') return [];
  const files = body.files.map(({name, fileName}) => [
    name,
    new File([new Uint8Array(sampleFile(fileName))], fileName),
  ]);
  return [Object.fromEntries([...body.fields.map(({name, value}) => [name, value]), ...files])];
}

/** A login's example with the account of the sandbox. */
function signedIn(value: unknown): unknown {
  const fields = value as Record<string, unknown>;
  const own = {...account, userName: account.username};
  return 'password' in fields && ('username' in fields || 'userName' in fields)
    ? Object.fromEntries(Object.entries(fields).map(([name, old]) => [name, {...own}[name as keyof typeof own] ?? old]))
    : value;
}
