import {expect, it} from 'vitest';
import {parse} from 'yaml';
import {applyOverlay} from '../../src/reference/contract/overlay';
import type {Json} from '../../src/reference/shared/model';
import {addMissing} from './addMissing';
import {stampOverlay} from './stampOverlay';

const contract = {
  paths: {
    '/api/a': {get: {summary: 'Read'}},
    '/api/b': {
      post: {
        operationId: 'b',
        summary: 'Send',
        description: 'write: what it does',
        'x-notes': ['Once.', 'Again.'],
        parameters: [
          {name: 'id', description: 'The id.'},
          {name: 'page', description: 'The page.'},
        ],
        responses: {'200': {description: 'Sent.'}},
      },
    },
  },
} satisfies Json;
const contracts = new Map<string, Json>([['v1.yaml', contract]]);
const overlay = `overlay: 1.0.0
actions:
  - target: $.paths['/api/a'].get
    update: {summary: Đọc}
x-example-values: {}
`;

it('adds what is missing in English, reachable by a target, and only once', () => {
  const {text, added} = addMissing(overlay, contracts);
  expect(added).toEqual([
    "$.paths['/api/b'].post",
    "$.paths['/api/b'].post.parameters[?(@.name=='id')]",
    "$.paths['/api/b'].post.parameters[?(@.name=='page')]",
  ]);
  expect((parse(text) as {actions: unknown[]}).actions[1]).toEqual({
    target: "$.paths['/api/b'].post",
    update: {
      summary: 'write: Send',
      'x-notes': ['write: Once.', 'write: Again.'],
      responses: {'200': {description: 'write: Sent.'}},
    },
  });
  expect(addMissing(text, contracts)).toEqual({text, added: []});
});

it('is not stamped before it is translated', () => {
  const {text} = addMissing(overlay, contracts);
  expect(stampOverlay(text, contracts).untranslated).toHaveLength(3);
  const {text: stamped} = stampOverlay(text.replaceAll('write: ', 'dịch: '), contracts);
  expect(applyOverlay('vi.overlay.yaml', parse(stamped) as Json, 'v1.yaml', contract).problems).toEqual([]);
});
