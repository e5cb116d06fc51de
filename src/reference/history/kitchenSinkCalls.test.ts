import '../../../tests/support/fixtureVersions';
import {describe, expect, it} from 'vitest';
import type {OpenApi, RequestBodyObject} from '../contract/openApi';
import {valueAt} from '../contract/pointer';
import type {JsonObject} from '../shared/model';
import {answerFieldsOf, changelogAfter, createOf, schemaOf} from '../testing/changelogAfter';

const noteOf = ({components}: OpenApi): RequestBodyObject =>
  valueAt(components as JsonObject, '/requestBodies/Note') as unknown as RequestBodyObject;

describe('the changelog tells a change of a call:', () => {
  it.each([
    ['of an outdated call', (c: OpenApi) => (createOf(c).deprecated = true), 'Now deprecated.'],
    [
      'of a call that is so no longer',
      (c: OpenApi) => delete c.paths['/api/parcels/{id}']?.get?.deprecated,
      'No longer deprecated.',
    ],
    [
      'of a new status',
      (c: OpenApi) => (createOf(c).responses['410'] = {description: 'Gone.'}),
      'New answers: HTTP 410.',
    ],
    [
      'of another success',
      (c: OpenApi) => {
        const {responses} = createOf(c);
        responses['200'] = responses['201'] as never;
        delete responses['201'];
      },
      'Without the answers HTTP 201.',
    ],
    [
      'of a header',
      (c: OpenApi) => Object.assign(createOf(c).responses['429'] ?? {}, {headers: {}}),
      'Headers of the answer (HTTP 429): without Retry-After.',
    ],
    [
      'of a content type',
      (c: OpenApi) => Object.assign(createOf(c).requestBody ?? {}, {content: {'application/xml': {}}}),
      'Content type of the body changed from application/json to application/xml.',
    ],
    [
      'of what the call needs',
      (c: OpenApi) => (createOf(c).security = [{partnerKey: []}]),
      'What the call needs changed from Authorization: bearer to header X-Partner-Key.',
    ],
    [
      'of how a parameter is written',
      (c: OpenApi) => Object.assign(c.paths['/api/queries']?.get?.parameters?.[1] ?? {}, {explode: false}),
      'now written as query, form; before: written as query, form, explode.',
    ],
    [
      'of a body that may be left out',
      (c: OpenApi) => delete (createOf(c).requestBody as RequestBodyObject).required,
      'Request body: the whole no longer required.',
    ],
    [
      'of a field of a second content type',
      (c: OpenApi) =>
        Object.assign(noteOf(c).content['multipart/form-data']?.schema?.properties ?? {}, {page: {type: 'integer'}}),
      'Request body (multipart/form-data): new page.',
    ],
    [
      'of no content type that only stands in another place',
      (c: OpenApi) => (noteOf(c).content = Object.fromEntries(Object.entries(noteOf(c).content).reverse())),
      'No difference was found.',
    ],
    [
      'of a new body',
      (c: OpenApi) => (c.paths['/api/parcels/list']!.get!.requestBody = {content: {'text/plain': {}}}),
      'Content type of the body changed from none to text/plain.',
    ],
    [
      'of a field of another success',
      (c: OpenApi) => Object.assign(answerFieldsOf(c, '202'), {at: {type: 'string'}}),
      'Answer (HTTP 202): new at.',
    ],
    [
      'of the envelope',
      (c: OpenApi) => {
        const content = {'application/json': {schema: {type: 'string'}}};
        c.paths['/api/exports']!.get!.responses['200'] = {description: 'Done.', content};
      },
      'Content type of the answer (HTTP 200) changed from image/png to application/json.',
    ],
    [
      'of an answer that no longer is in an envelope',
      (c: OpenApi) => delete schemaOf(c, 'Envelope').properties?.messages,
      'the whole no longer: in data, beside success, code and messages.',
    ],
    [
      'of two parameters of one name',
      (c: OpenApi) =>
        c.paths['/api/exports']!.get!.parameters!.push({name: 'year', in: 'header', schema: {type: 'integer'}}),
      'new query year, header year.',
    ],
    [
      'of a call that is gone',
      (c: OpenApi) => delete c.paths['/api/parcels/list'],
      'Without the calls List parcels GET /api/parcels/list.',
    ],
  ] satisfies [string, (contract: OpenApi) => unknown, string][])('%s', (_, change, expected) => {
    expect(changelogAfter(change)).toContain(expected.replaceAll('`', ''));
  });
});
