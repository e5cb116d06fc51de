import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {parse} from 'yaml';
import {versions} from '../../src/kit/versions';

test('reports about content offer the documented versions', () => {
  const {body} = parse(readFileSync('.github/ISSUE_TEMPLATE/content.yml', 'utf8')) as {
    body: {id: string; attributes: {options?: string[]}}[];
  };
  const field = body.find(({id}) => id === 'version');
  expect(field?.attributes.options).toEqual([...versions.map(({label}) => label), 'all']);
});
