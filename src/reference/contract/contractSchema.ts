import * as z from 'zod';
import {httpMethods} from './openApi';

const object = z.looseObject({}).meta({value: 'an object'});

const content = z
  .record(z.string(), z.looseObject({schema: object.optional(), examples: z.record(z.string(), object).optional()}))
  .meta({value: 'an object with a schema and examples for each content type'});

/** A request body or a response. */
const carrier = z.looseObject({content: content.optional()}).meta({value: 'an object with its content'});

const parameters = z.array(object).meta({value: 'a list of parameters'}).optional();

/** Parameters, bodies and responses may be references, whose targets are not checked here. */
const operation = z.looseObject({
  operationId: z.string().min(1).meta({value: 'the name of the operation'}),
  summary: z.string().min(1).meta({value: 'what the operation does'}),
  description: z.string().optional(),
  tags: z.array(z.string()).optional(),
  parameters,
  requestBody: carrier.optional(),
  responses: z.record(z.string(), carrier).meta({value: 'an object with a response for each status'}),
  security: z.array(object).optional(),
  'x-notes': z.array(z.string()).optional(),
});

const operationWithPage = operation.extend({
  'x-page': z.string().min(1).meta({value: 'the route of the page that shows the operation'}),
  'x-client-name': z
    .string()
    .regex(/^[a-z][A-Za-z\d]*$/)
    .meta({value: "the operation's name in programs: a verb and its object in camelCase, such as createDocument"}),
});

function pathItems(ofMethod: z.ZodType) {
  const methods = httpMethods.map((method) => [method, ofMethod.meta({value: 'an operation'}).optional()]);
  const item = z.looseObject({parameters, ...Object.fromEntries(methods)}).meta({value: 'an object with operations'});
  return z.record(z.string(), item).meta({value: 'an object with paths'});
}

/** The parts of OpenAPI that pages and samples are made from; `npm run contract:lint` checks the rest. */
export const contractSchema = z.looseObject({
  info: z
    .looseObject({title: z.string().min(1).meta({value: 'the name of the API'})})
    .meta({value: 'an object with the title of the API'}),
  servers: z
    .array(z.looseObject({url: z.string().meta({value: 'an address'})}))
    .min(1)
    .meta({value: 'a list of servers, each with its url'}),
  security: z.array(object).optional(),
  paths: pathItems(operationWithPage),
  webhooks: pathItems(operation).optional(),
  components: z
    .record(z.string(), z.record(z.string(), object).meta({value: 'an object with the parts of one kind'}))
    .meta({value: 'an object with schemas and other parts'})
    .optional(),
});
