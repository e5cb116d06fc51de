import '../../tests/support/fixtureVersions';
import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import type {OpenApi, OperationObject} from '../../src/reference/contract/openApi';
import {kitchenSink, problemsAfter} from '../../src/reference/testing/kitchenSink';
import {clientOfSink, compileErrors} from './publishedClient';

it('has types for what is sent and for what is returned, for other fields and for each form', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'types-')), 'client.ts');
  const use = `
export async function use(api: EContract, pet: Pet, open: Open): Promise<string | number> {
  const user = await api.putUser({name: 'a', password: 'p', address: {street: 's'}, friends: [{name: 'b', password: 'q'}]});
  const read: [number, string, string] = [user.id, user.name, user.address?.geo ?? ''];
  // @ts-expect-error: only the platform sets it
  await api.putUser({id: 1, name: 'a', password: 'p'});
  // @ts-expect-error: no answer holds it
  String(user.password);
  const others: Open = {a: 'x', b: 1, c: {d: [true]}};
  const own: string | undefined = others.a;
  // @ts-expect-error: no such kind
  const fish: Pet = {petType: 'fish'};
  return pet.petType === 'cat' ? pet.lives : pet.petType === 'Dog' ? pet.packSize : read.length + [own, fish, open['e']].length;
}
`;
  const text = clientOfSink(kitchenSink(withDirections));
  writeFileSync(file, text + use);
  expect(problemsAfter(withDirections)).toEqual([]);
  expect(compileErrors([file])).toEqual([]);
  expect(text).toMatch(
    /interface PutPetBody {\n  \/\*\*\n   \* Its kind\.\n   \*\n   \* @deprecated\n   \*\/\n  kind\?: string;/,
  );
});

function withDirections(contract: OpenApi): void {
  const text = {type: 'string', description: 'A text.'};
  const ref = (name: string) => ({$ref: `#/components/schemas/${name}`});
  const described = (description: string, more: object) => ({type: 'object', description, ...more});
  Object.assign(contract.components?.schemas ?? {}, {
    User: described('A user.', {
      required: ['id', 'name', 'password'],
      properties: {
        id: {type: 'integer', readOnly: true, description: 'Its id.'},
        name: text,
        password: {...text, writeOnly: true},
        address: ref('Address'),
        friends: {type: 'array', items: ref('User'), description: 'Others.'},
      },
    }),
    Address: described('Where.', {
      required: ['street', 'geo'],
      properties: {street: text, geo: {...text, readOnly: true}},
    }),
    Open: described('Of any fields.', {additionalProperties: {type: 'object'}, properties: {a: text}}),
    Pet: {
      description: 'A pet.',
      oneOf: [ref('Cat'), ref('Dog')],
      discriminator: {propertyName: 'petType', mapping: {cat: '#/components/schemas/Cat'}},
    },
    Animal: described('Any.', {required: ['petType'], properties: {petType: text}}),
    Cat: {
      description: 'A cat.',
      allOf: [ref('Animal'), {type: 'object', required: ['lives'], properties: {lives: {type: 'integer'}}}],
    },
    Dog: described('A dog.', {
      required: ['petType', 'packSize'],
      properties: {petType: text, packSize: {type: 'integer', description: 'Of its pack.'}},
    }),
  });
  const operation = (id: string, body: object, returned: object): OperationObject =>
    ({
      ...contract.paths['/api/parcels/list']!.get!,
      operationId: id,
      'x-client-name': id,
      'x-page': `api/v1/details/parcels/${id}`,
      requestBody: {required: true, content: {'application/json': {schema: body, examples: {default: {value: {}}}}}},
      responses: {'200': {description: 'Done.', content: {'application/json': {schema: returned, examples: {}}}}},
    }) as OperationObject;
  const kind = {...text, description: 'Its kind.', deprecated: true};
  contract.paths['/api/users'] = {put: operation('putUser', ref('User'), ref('User'))};
  contract.paths['/api/pets'] = {put: operation('putPet', {type: 'object', properties: {kind}}, ref('Pet'))};
  contract.paths['/api/open'] = {put: operation('putOpen', ref('Open'), ref('Open'))};
}
