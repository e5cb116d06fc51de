import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {toString} from 'hast-util-to-string';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {readPages} from './readPages';
import {toAddress} from './shared/step';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pages-'));
});
afterEach(() => rmSync(folder, {recursive: true}));

function write(...files: string[]): void {
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), {recursive: true});
    writeFileSync(join(folder, file), `<title>${file}</title>`);
  }
}

test.each(['/', '/vi/'])(
  'pages below %s come in the order of their names, known by the addresses of their routes',
  async (baseUrl) => {
    write('index.html', 'docs.html', 'docs/ký.html', 'docs/app/index.html', 'docs/app.md', '.delivery/a.html');
    const found = [];
    for await (const {address, tree} of readPages(folder, baseUrl)) found.push([address, toString(tree)]);
    expect(found).toEqual([
      [toAddress(`${baseUrl}docs`), 'docs.html'],
      [toAddress(`${baseUrl}docs/app/`), 'docs/app/index.html'],
      [toAddress(`${baseUrl}docs/k%C3%BD`), 'docs/ký.html'],
      [toAddress(baseUrl), 'index.html'],
    ]);
  },
);
