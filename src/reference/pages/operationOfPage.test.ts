import '../../../tests/support/fixtureVersions';
import {join, resolve} from 'node:path';
import {expect, it} from 'vitest';
import {operationFrontMatter} from './operationOfPage';

const siteDir = resolve(__dirname, '../__fixtures__/kitchen-sink');

it.each([
  ['docs', 'parcels-get', 'Get parcel (deprecated)'],
  ['i18n/vi/docusaurus-plugin-content-docs/current', 'parcels-get', 'Get parcel (không nên dùng nữa)'],
  ['docs', 'parcels-list', undefined],
])('in %s, the title of %s becomes %s', (folder, id, title) => {
  const file = join(siteDir, folder, `api/v1/details/parcels/${id}.mdx`);
  const added = operationFrontMatter({title: 'Get parcel'}, file, `<ApiOperation id="${id}" />`, siteDir);
  expect(added.title).toBe(title);
  expect(added.sidebar_class_name).toBe('operation-method operation-method-get');
});

it('a page without an operation keeps its front matter', () => {
  expect(operationFrontMatter({title: 'X'}, join(siteDir, 'docs/x.mdx'), 'Text', siteDir)).toEqual({});
});
