import '../../tests/support/fixtureVersions';
import {createRequire} from 'node:module';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {fixtureSite} from './testing/fixtureSite';
import {pageDependencies} from './dependencies';

type Loader = (this: object, source: string) => string;
const watchFiles = createRequire(__filename)('../kit/watchFilesLoader.cjs') as Loader;

/** Runs the loader as the bundler does, and returns the dependencies it was given. */
function watched(source: string): {result: string; present: string[]; absent: string[]} {
  const [present, absent]: [string[], string[]] = [[], []];
  const result = watchFiles.call(
    {
      getOptions: () => pageDependencies(fixtureSite),
      addDependency: (file: string) => present.push(file),
      addMissingDependency: (file: string) => absent.push(file),
    },
    source,
  );
  return {result, present, absent};
}

it('makes a page with a generated part depend on the contracts of every version and on the code', () => {
  const source = 'Text.\n\n<ApiOperation id="documents-create" />\n';
  const {result, present, absent} = watched(source);
  expect(result).toBe(source);
  expect(present).toContain(join(fixtureSite, 'openapi/current/v1.yaml'));
  expect(present).toContain(join(fixtureSite, 'openapi/version-2.2.0/vi.overlay.yaml'));
  expect(present).toContain(join(__dirname, 'pages/render/tables.ts'));
  expect(absent).toContain(join(fixtureSite, 'openapi/version-1.0.0/v1.yaml'));
});

it('leaves other pages alone', () => {
  expect(watched('Text about an Api.')).toMatchObject({present: [], absent: []});
});
