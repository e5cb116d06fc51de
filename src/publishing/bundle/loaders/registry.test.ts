import {mkdtempSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {generateRouteFiles} from '@docusaurus/core/lib/server/codegen/codegenRoutes';
import {describe, expect, it} from 'vitest';

type Loader = (this: {resourcePath?: string}, source: string) => string;

const registry = createRequire(__filename)('./registry.cjs') as Loader;

describe('registry', () => {
  const route = (path: string, content: string) => ({
    path,
    component: '@theme/DocItem',
    exact: true,
    modules: {content},
    plugin: {name: 'docs', id: 'default'},
  });
  const baseUrl = '/';

  it('shortens every entry of the file that the installed Docusaurus generates', async () => {
    const generatedFilesDir = mkdtempSync(join(tmpdir(), 'registry-'));
    const routes = [route('/docs/a', '@site/docs/a.mdx'), route("/docs/it's", '@site/docs/it’s (b).mdx')];
    await generateRouteFiles({generatedFilesDir, routes, baseUrl});
    const generated = readFileSync(join(generatedFilesDir, 'registry.js'), 'utf8');
    const short = registry.call({}, generated);
    const names = [...generated.matchAll(/^ {2}"([^"]+)": /gm)].map(([, name]) => name);
    expect(names).toHaveLength(3);
    for (const name of names)
      expect(short).toMatch(new RegExp(`"${name}": \\[\\(\\) => import\\(.*\\), "${name}"\\],`));
    expect(short).not.toContain('resolveWeak');
    expect(short.match(/import\(/g)).toHaveLength(3);
  });

  it.each([
    [
      'an entry looks different',
      'export default {\n  "0a": [() => import(/* webpackChunkName: "0a" */ "@site/a.mdx")],};\n',
    ],
    ['there are no entries', 'export default {};\n'],
  ])('stops the build when %s', (_, source) => {
    expect(() => registry.call({resourcePath: 'registry.js'}, source)).toThrow('of which 0 look as expected');
  });
});
