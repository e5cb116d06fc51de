import {toAnswers} from '../model/answers';
import {parametersOf, toBodies, toParameter} from '../model/request';
import type {RequestBody, Shape, TypeModel} from '../shared/model';
import {isJsonType} from '../samples/serialize';
import type {Report} from './ContractError';
import {checkLayout, checkParameter} from './checkParameter';
import type {MediaType, OpenApi, OperationObject, RequestBodyObject, SecurityScheme} from './openApi';
import {isObject, type PathSegment} from './pointer';
import {resolveRef} from './refs';

/** Checks that samples can send what an operation asks for: what they cannot is refused, never left out. */
export function checkRequest(
  document: OpenApi,
  path: string,
  method: string,
  operation: OperationObject,
  report: Report,
): void {
  const here = ['paths', path, method];
  const hasBody = operation.requestBody !== undefined;
  const placed = parametersOf(document, path, method, operation);
  for (const {at, source} of placed) checkParameter(toParameter(document, source), at, hasBody, report);
  for (const [, name = ''] of path.matchAll(/\{([^}]+)\}/g)) {
    if (!placed.some(({source}) => source.in === 'path' && source.name === name))
      report([...here, 'parameters'], 'path-parameter', `lacks "${name}" of the address. Add it with "in: path".`);
  }
  for (const [index, alternative] of (operation.security ?? []).entries())
    checkAlternative(document, [...here, 'security', index], alternative, report);
  for (const {status, contentTypes, data} of toAnswers(document, operation)) {
    const key = status === 'other' ? 'default' : String(status);
    checkFiles(contentTypes[0] ?? '', data, [...here, 'responses', key], report);
  }
  if (hasBody) checkBodies(document, [...here, 'requestBody'], method, operation, report);
}

/** Checks the security of the contract itself: its schemes, and what holds for every call. */
export function checkSecurity(document: OpenApi, report: Report): void {
  for (const [name, entry] of Object.entries(document.components?.securitySchemes ?? {})) {
    const {type, scheme, in: place, name: key} = resolveRef<SecurityScheme>(document, entry);
    const here = ['components', 'securitySchemes', name];
    if (!['http', 'apiKey', 'oauth2', 'openIdConnect'].includes(type))
      report(
        [...here, 'type'],
        'security',
        `"${type}" is nothing that samples can send. Use http or apiKey, or oauth2.`,
      );
    if (type === 'http' && !/^(bearer|basic)$/i.test(scheme ?? ''))
      report(
        [...here, 'scheme'],
        'security',
        `"${scheme ?? ''}" is nothing that samples can send. Use bearer or basic.`,
      );
    if (type === 'apiKey' && !(key && place && ['header', 'query', 'cookie'].includes(place)))
      report(here, 'security', 'does not say where the key goes. Write name, and in: header, query or cookie.');
  }
  for (const [index, alternative] of (document.security ?? []).entries())
    checkAlternative(document, ['security', index], alternative, report);
}

function checkAlternative(
  document: OpenApi,
  here: PathSegment[],
  alternative: Readonly<Record<string, string[]>>,
  report: Report,
): void {
  const schemes = document.components?.securitySchemes ?? {};
  const inAuthorization = Object.keys(alternative).filter((name) => {
    const entry = schemes[name];
    if (!entry) report([...here, name], 'security', 'is not declared. Add it to components.securitySchemes.');
    return entry && resolveRef<SecurityScheme>(document, entry).type !== 'apiKey';
  });
  if (inAuthorization.length > 1)
    report(here, 'security', `needs ${inAuthorization.join(' and ')} in one header. Make them two alternatives.`);
}

function checkBodies(
  document: OpenApi,
  here: PathSegment[],
  method: string,
  operation: OperationObject,
  report: Report,
): void {
  if (method === 'get')
    report(here, 'body', 'belongs to a get, which many programs send without it. Use parameters, or post.');
  const {content} = resolveRef<RequestBodyObject>(document, operation.requestBody ?? {content: {}});
  const {body, otherBodies = []} = toBodies(document, operation);
  for (const one of body ? [body, ...otherBodies] : [])
    checkBody(one, content[one.contentType] ?? {}, [...here, 'content', one.contentType], report);
}

function checkFiles(contentType: string, {fields}: Shape, here: PathSegment[], report: Report): void {
  const file = isJsonType(contentType) ? fields.find(({type}) => carriesFile(type)) : undefined;
  if (file)
    report(
      here,
      'body',
      `has "${file.name}", a file, which JSON cannot carry. Write "contentEncoding: base64" instead of "format: binary", or use multipart/form-data.`,
    );
}

function carriesFile({kind, items, values}: TypeModel): boolean {
  return kind === 'file' || [items, values].some((inner) => inner && carriesFile(inner));
}

function checkBody(body: RequestBody, {encoding = {}}: MediaType, here: PathSegment[], report: Report): void {
  const {contentType, example, files, parts} = body;
  const isForm = /^(multipart\/form-data|application\/x-www-form-urlencoded)$/.test(contentType);
  if (/^multipart\//.test(contentType) && !isForm)
    report(here, 'body', 'is a form that samples cannot send. Use multipart/form-data.');
  else if (isForm && !isObject(example)) report(here, 'body', 'has no object as its example. Name each field in it.');
  else if (!isForm && !isJsonType(contentType) && files.length === 0 && typeof example !== 'string')
    report(here, 'body', 'has no text as its example. Write it as it is sent: "value: |", then the text.');
  checkFiles(contentType, body.shape, [...here, 'schema'], report);
  if (isForm && contentType.startsWith('application/') && files.length > 0)
    report(here, 'body', 'cannot carry files. Use multipart/form-data.');
  for (const name of Object.keys(encoding)) {
    const at = [...here, 'encoding', name];
    if (!isForm) report(at, 'encoding', 'belongs to a form. Remove it, or use multipart/form-data.');
    else if (!body.shape.fields.some((field) => field.name === name))
      report(at, 'encoding', 'is no field of the form. Correct the name.');
  }
  for (const {name, style, explode = false} of parts) {
    const value = isObject(example) ? example[name] : undefined;
    if (style !== undefined && value !== undefined)
      checkLayout({name, place: 'query', style, explode, value}, [...here, 'encoding', name], report);
  }
}
