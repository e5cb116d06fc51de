import type {Json} from '../../../reference/shared/model';
import type {Answer, Caller, WorldView} from '../../shared/protocol';
import {isObject} from '../values';

/** @returns who has signed in with a call, if it was a login that succeeded */
export function callerOf(body: Json | undefined, {body: answer}: Answer, view: WorldView): Caller | undefined {
  const value = answer.kind === 'json' ? (answer.value as Json) : undefined;
  if (!isObject(value) || value.success !== true || !isObject(body)) return undefined;
  const {data} = value;
  const token = isObject(data) ? data.token : data;
  if (typeof token !== 'string') return undefined;
  if ('processCode' in body) {
    const steps = view.documents.flatMap((document) => document.steps);
    const step = steps.find(({processCode}) => processCode === body.processCode);
    return {token, isOfDocument: true, ...(step ? {userId: step.userId} : {})};
  }
  if (!('username' in body) || typeof body.username !== 'string') return undefined;
  const [name] = body.username.toLowerCase().split('@');
  const person = view.people.find(
    ({username, comId}) => username === name && (body.companyId === undefined || body.companyId === comId),
  );
  return {token, ...(person ? {userId: person.id} : {})};
}
