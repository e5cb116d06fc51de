import type {DocumentView} from '../shared/protocol';
import {expect, test} from 'vitest';
import {viewAfter} from '../testing/page';
import {changesBetween} from './changes';

test('what has changed is told in order: documents, messages, events', () => {
  const changes = changesBetween(viewAfter('new').view, viewAfter('completed').view);
  expect(changes.map(({kind}) => kind)).toEqual(['status', 'notice', 'notice', 'event', 'event', 'event']);
  expect(changes[0]).toMatchObject({before: 1, document: {status: 4}});
  expect(changesBetween(viewAfter('completed').view, viewAfter('empty').view)).toMatchObject([{kind: 'gone'}]);
});

test('a workflow that is set is told', () => {
  const {view} = viewAfter('new');
  const [{steps}] = viewAfter('waits-for-code').view.documents as [DocumentView];
  const after = {...view, documents: view.documents.map((document) => ({...document, steps}))};
  expect(changesBetween(view, after)).toMatchObject([{kind: 'steps', document: {status: 1}}]);
});
