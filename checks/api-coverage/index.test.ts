import {expect, it} from 'vitest';
import {runFixture} from '../../tests/support/runFixture';
import {check} from './index';

it('finds nothing where pages and contract cover each other', async () => {
  const {messages, filesRead} = await runFixture(check, 'good');
  expect(messages).toEqual([]);
  expect(filesRead).toBe(4);
});

it('refuses an operation without its page, on another page, a missing section, an unknown field and an unknown id', async () => {
  const {messages} = await runFixture(check, 'bad');
  expect(messages).toEqual([
    'api-coverage: docs/api/v1/general/general-format.mdx:5 shows documents-get-id, whose page is api/v1/details/documents-get-id. Use <ApiSample id="documents-get-id" /> here, or correct x-page in openapi/current/v1.yaml.',
    'api-coverage: docs/api/v1/details/documents-get-id.mdx does not show documents-get-id of openapi/current/v1.yaml. Add <ApiOperation id="documents-get-id" /> to it, or correct x-page in the contract.',
    'api-coverage: docs/api/v1/general/general-format.mdx has no section for Document, to which pages of openapi/current/v1.yaml link. Add <ApiSchema id="Document" /> to it, or name another page with x-page in the contract.',
    'api-coverage: docs/api/v1/details/documents-get-id.mdx:5 names the field "waitngProcess.id", which no contract of version 2.3.0 has. Correct the name, or add the field to the contract.',
    'api-coverage: docs/api/v1/details/documents-get-id.mdx:7 has the id edd2ff33-b288-46e4-b914-96a416b413cc, which is in no example of version 2.3.0. Write the id that the contract has there.',
  ]);
});

it('tells of each stale translation of both contracts once, with its line', async () => {
  const {messages} = await runFixture(check, 'stale');
  expect(messages).toEqual([
    'api-coverage: openapi/current/vi.overlay.yaml:9 /actions/1/x-en overlay-stale. the English text changed since it was translated. Translate it, then run `npm run contract:stamp`.',
    'api-coverage: openapi/current/vi.overlay.yaml:22 /actions/3/x-en overlay-stale. the English text changed since it was translated. Translate it, then run `npm run contract:stamp`.',
  ]);
});
