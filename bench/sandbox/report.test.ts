import {expect, test} from 'vitest';
import {reportSandbox} from './report';

const server = (name: string, documents: number, factor: number) => ({
  name,
  documents,
  started: 60 * factor,
  used: 90 * factor,
  rates: {list: 800 * factor, one: 1000 * factor, create: 500 * factor},
});

const text = reportSandbox(
  [
    server('the sandbox', 1, 1),
    server('the sandbox', 10_000, 2),
    server('Prism', 0, 0.5),
    server('json-server', 10_000, 1),
  ],
  {
    form: 300,
    answer: 500,
    later: 80,
    bytes: {
      '/assets/js/sandbox.0f.js': 2048,
      '/assets/js/mount.0f.js': 1024,
      '/vi/assets/js/more.0f.js': 1024,
      '/openapi/2.3.0/sandbox.json': 512,
    },
  },
  5,
);

test('a server is compared with the sandbox that has as many documents', () => {
  expect(text).toContain('| the sandbox, 1 document | 800 | 1000 | 500 | 60 | 90 |');
  expect(text).toContain('| Prism | 0.50 | 0.50 | 0.50 | 0.50 | 0.50 |');
  expect(text).toContain('| json-server, 10,000 documents | 0.50 | 0.50 | 0.50 | 0.50 | 0.50 |');
  expect(text).not.toContain('| the sandbox, 1 document | 1.00');
});

test('what the first answer in the page fetches is summed by what it is', () => {
  expect(text).toContain('| form and drawer | 2.0 |');
  expect(text).toContain('| worker | 2.0 |');
  expect(text).toContain('| all | 4.5 |');
  expect(text).toContain('| 300 ms | 500 ms | 80 ms |');
});
