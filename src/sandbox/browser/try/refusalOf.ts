import {translate} from '@docusaurus/Translate';
import type {Answer} from '../../shared/protocol';

/** @returns whether an answer is a success; one that is no envelope says so by its status */
function isSuccess({status, body}: Answer): boolean {
  if (status !== 200) return false;
  if (body.kind !== 'json') return true;
  return (
    typeof body.value === 'object' && body.value !== null && 'success' in body.value && body.value.success === true
  );
}

/** @returns whether the call is to be repeated with a one-time code */
export const asksForCode = ({body}: Answer): boolean =>
  body.kind === 'json' && (body.value as {code?: number} | null)?.code === 100;

/** @returns why a call was refused, in words; '' if it was not */
export function refusalOf(answer: Answer): string {
  const {body} = answer;
  // Also an answer that asks for a code may have `success: false`.
  if (isSuccess(answer) || asksForCode(answer)) return '';
  const envelope = body.kind === 'json' ? (body.value as {code?: number; messages?: string[]} | null) : null;
  if (envelope?.code === 202)
    return translate({id: 'sandbox.notYet', message: 'Not ready yet. Make the same call again a little later.'});
  return translate(
    {id: 'sandbox.refused', message: 'Refused: {reason}'},
    {reason: envelope?.messages?.join(' ') ?? `HTTP ${answer.status}`},
  );
}
