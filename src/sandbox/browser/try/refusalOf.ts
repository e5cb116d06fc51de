import {translate} from '@docusaurus/Translate';
import type {Answer} from '../../shared/protocol';

/** @returns whether an answer is a success; one that is no envelope says so by its status */
export function isSuccess({status, body}: Answer): boolean {
  if (status !== 200) return false;
  if (body.kind !== 'json') return true;
  return (
    typeof body.value === 'object' && body.value !== null && 'success' in body.value && body.value.success === true
  );
}

/** @returns why a call was refused, in words; '' if it was not */
export function refusalOf(answer: Answer): string {
  const {body} = answer;
  // Also an answer that asks for a code may have `success: false`.
  const envelope = body.kind === 'json' ? (body.value as {code?: number; messages?: string[]} | null) : null;
  if (isSuccess(answer) || envelope?.code === 100) return '';
  return translate(
    {id: 'sandbox.refused', message: 'Refused: {reason}'},
    {reason: envelope?.messages?.join(' ') ?? `HTTP ${answer.status}`},
  );
}
