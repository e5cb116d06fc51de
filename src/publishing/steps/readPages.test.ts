import {toString} from 'hast-util-to-string';
import {expect, test} from 'vitest';
import {scratchFolder} from '../../../tests/support/scratchFolder';
import {readPages} from './readPages';
import {toAddress} from '../../kit/step';

test.each(['/', '/vi/'])(
  'pages below %s come in the order of their names, known by the addresses of their routes',
  async (baseUrl) => {
    const names = ['index.html', 'docs.html', 'docs/ký.html', 'docs/app/index.html', 'docs/app.md', '.delivery/a.html'];
    const folder = scratchFolder(Object.fromEntries(names.map((name) => [name, `<title>${name}</title>`])));
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
