import {permissionNames} from './answers/names';
import {keepLast, newProcessCode, notify, Refusal, require, type Context} from './context';
import {drawDigits, takesSecondWay} from './random';
import {minute} from './time';
import type {Document, Otp, PermissionCode, Status, Step, User} from './world';
import {reportStatus} from './webhook';

/** Who must act before a document goes on; viewing holds nobody up. */
const isDue = ({permission, processedDate}: Step): boolean => permission !== 'V' && processedDate === undefined;

/** Permissions that must come after the filling in of data. */
const signing: readonly PermissionCode[] = ['D', 'E', 'EKYC', 'DR'];

/** @throws Refusal if the order of permissions is not allowed */
export function checkOrder(steps: readonly {orderNo: number; permission: PermissionCode}[], isInOrder: boolean): void {
  const permissions = [...steps].sort((a, b) => a.orderNo - b.orderNo).map(({permission}) => permission);
  if (!isInOrder) {
    const isWithout = !permissions.includes('C');
    return require(isWithout, 'coordinate-in-order', 'Coordination (C) needs processInOrder: true.');
  }
  const firstSigning = permissions.findIndex((permission) => signing.includes(permission));
  const isFilledFirst = firstSigning < 0 || permissions.lastIndexOf('F') < firstSigning;
  require(isFilledFirst, 'fill-first', 'Steps that fill in data (F) must come before steps that sign.');
}

/** Puts an entry into the history of a document, which was changed with it. */
export function log(
  document: Document,
  what: Document['history'][number]['what'],
  userId: number,
  {now}: Context,
): void {
  keepLast(document.history, {at: now, what, userId});
  document.lastModifiedDate = now;
}

/** Changes the status of a document, and calls the webhook. */
export function changeStatus(document: Document, status: Status, context: Context): void {
  if (document.status === status) return;
  document.status = status;
  reportStatus(document, context);
}

/** Starts the workflow: the first recipients are told. */
export function send(document: Document, status: 2 | 3, userId: number, context: Context): void {
  log(document, 'send', userId, context);
  changeStatus(document, status, context);
  wakeNext(document, context);
}

/** Lets the next recipients act: of a sequential workflow those of the lowest number that is not done, else all. */
export function wakeNext(document: Document, context: Context): void {
  const due = document.steps.filter(isDue);
  const lowest = due[0]?.orderNo ?? 0; // They are in order.
  for (const step of due) {
    if (step.isWaiting || (document.processInOrder && step.orderNo > lowest)) continue;
    step.isWaiting = true;
    step.processCode = newProcessCode(context);
    context.world.processCodes[step.processCode] = {documentId: document.id, stepId: step.id};
    const user = context.world.users[step.userId];
    if (user) tell(user, step, document, context);
  }
}

function tell(user: User, {permission, processCode}: Step, {id, no, subject}: Document, context: Context): void {
  const text = `Please ${permissionNames[permission]}: ${subject} (${no}). Processing code: ${processCode ?? ''}`;
  notify(user, {kind: 'step', text}, context, {
    documentId: id,
    ...(processCode === undefined ? {} : {code: processCode}),
  });
}

/** What a recipient writes into a step. */
export interface Decision {
  reason: string;
  isRejected: boolean;
  signatureText?: string;
  fontSize?: number;
  displayMode?: number;
  position?: string;
  pageSign?: number;
}

/** Ends a waiting step, and with it the workflow if it was the last one or a refusal. */
export function finishStep(document: Document, step: Step, decision: Decision, context: Context): void {
  const {reason, isRejected, ...signature} = decision;
  endStep(step, context);
  Object.assign(step, signature);
  step.processedDate = context.now;
  step.reason = reason;
  if (isRejected) {
    context.followed.add('reject');
    step.isRejected = true;
    document.reason = reason;
    stop(document, context);
    log(document, 'reject', step.userId, context);
    changeStatus(document, -1, context);
    return;
  }
  log(document, 'process', step.userId, context);
  if (document.steps.some(isDue)) {
    changeStatus(document, 3, context);
    wakeNext(document, context);
    return;
  }
  context.followed.add('complete');
  document.completedDate = context.now;
  changeStatus(document, 4, context);
}

/** Nobody has to act any more. */
export function stop(document: Document, context: Context): void {
  document.steps.forEach((step) => endStep(step, context));
}

function endStep(step: Step, {world}: Context): void {
  step.isWaiting = false;
  delete step.otp;
  if (step.processCode !== undefined) delete world.processCodes[step.processCode];
  delete step.processCode;
}

/** How long a one-time code holds. */
const otpLifetime = 5 * minute;

/** After so many wrong codes a new one is needed. */
const otpTries = 5;

/** Of what a code is asked for: a step or a batch. */
interface Confirmed {
  otp?: Otp;
}

/**
 * Asks for a one-time code, or checks it.
 *
 * @returns the answer that asks for it; undefined when the call may go on
 * @throws Refusal if the code is wrong or has expired
 */
export function confirmByOtp(
  confirmed: Confirmed,
  given: string | null,
  user: User,
  context: Context,
  documentId?: string,
): {data: Record<string, string | number | boolean>; code: 100; success: boolean} | undefined {
  const {world, now, followed} = context;
  if (!user.signConfirmationEnabled) return undefined;
  followed.add('otp-asked');
  const method = user.receiveOtpMethod;
  const success = !takesSecondWay(world, 'otp-success');
  if (method === -1) {
    followed.add('otp-none');
    return {data: {requireOtpConfirmation: true, receiveOtpMethod: -1}, code: 100, success};
  }
  if (given === null || given === '') {
    const code = drawDigits(world, 6);
    confirmed.otp = {code, sentAt: now, wrongTries: 0};
    const about = {
      code,
      method: method === 2 ? 'sms' : 'email',
      ...(documentId === undefined ? {} : {documentId}),
    } as const;
    notify(user, {kind: 'otp', text: `One-time code: ${code}. It is valid for 5 minutes.`}, context, about);
    followed.add('otp-success');
    const place: Record<string, string> = method === 2 ? {receiveOtpPhone: user.phone} : {receiveOtpEmail: user.email};
    return {data: {requireOtpConfirmation: true, receiveOtpMethod: method, ...place}, code: 100, success};
  }
  followed.add('otp-lifetime');
  const {otp} = confirmed;
  require(given !== '000000', 'fault-otp', 'Invalid OTP');
  require(otp && now - otp.sentAt < otpLifetime, 'otp-lifetime', 'Invalid OTP');
  if (otp.wrongTries >= otpTries) throw new Refusal('otp-tries', 'Invalid OTP');
  if (given !== otp.code) {
    otp.wrongTries += 1;
    throw new Refusal('otp-lifetime', 'Invalid OTP');
  }
  return undefined;
}
