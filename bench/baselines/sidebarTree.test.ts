import {expect, test} from 'vitest';
import {growTrees} from './sidebarTree';

const page = (route: string) => ({locale: 'en', version: '', title: `Page ${route}`, description: '', body: '', route});

test('each area has a tree of its own; pages with pages below them are the index of their folder', () => {
  expect(growTrees([page(''), page('api/v1'), page('api/v1/general/webhook'), page('tutorial/a')])).toEqual({
    '': [{label: 'Page ', file: 'index'}],
    'api/v1': [
      {label: 'Page api/v1', file: 'api/v1/index'},
      {label: 'general', items: [{label: 'Page api/v1/general/webhook', file: 'api/v1/general/webhook'}]},
    ],
    tutorial: [{label: 'Page tutorial/a', file: 'tutorial/a'}],
  });
});
