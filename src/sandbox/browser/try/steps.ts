import {translate} from '@docusaurus/Translate';
import {useEffect, type RefObject} from 'react';
import type {SandboxClient} from '../client';
import type {StepView} from '../../shared/protocol';
import {statusText} from '../texts';
import type {Result, Try} from './useTry';

/** A step of a guide that can be run. */
interface Step {
  id: string;
  client: SandboxClient;
  send: Try['send'];
}

/** The steps of the page, by their forms; what a page shows no more is forgotten. */
const steps = new Map<HTMLFormElement, Step>();

/** Makes a form a step that `runAll` runs. */
export function useStep(form: RefObject<HTMLFormElement | null>, step: Step, isStep: boolean): void {
  useEffect(() => {
    const element = form.current;
    if (!element || !isStep) return undefined;
    steps.set(element, step);
    return () => void steps.delete(element);
  });
}

let isRunning = false;

/** So long the next form may take to appear, in milliseconds. */
const patience = 5000;

/**
 * Opens all steps of the page and runs them in order, as their people would; ends at the first that is refused. While it
 * runs, it is not begun a second time.
 */
export async function runAll(): Promise<void> {
  if (isRunning) return;
  isRunning = true;
  await runEach().finally(() => {
    isRunning = false;
  });
}

async function runEach(): Promise<void> {
  const panels = document.querySelectorAll<HTMLDetailsElement>('details.try[data-step]');
  let last: Step | undefined;
  for (const panel of panels) {
    panel.open = true;
    const step = await stepIn(panel);
    if (!step || !(await run(step))) return;
    last = step;
  }
  const {view} = last?.client ?? {};
  const [newest] = view?.documents ?? [];
  if (!last || !view || !newest) return;
  last.client.report(
    translate(
      {id: 'sandbox.allDone', message: 'All {count} steps are done. {no}: {status}.'},
      {count: String(panels.length), no: newest.no, status: statusText(newest.status, last.client)},
    ),
  );
}

async function stepIn(panel: Element): Promise<Step | undefined> {
  const end = performance.now() + patience;
  while (performance.now() < end) {
    const form = panel.querySelector('form');
    const step = form && steps.get(form);
    if (step) return step;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return undefined;
}

interface Envelope {
  success?: boolean;
  code?: number;
}

const envelopeOf = (result: Result | undefined): Envelope =>
  result?.answer.body.kind === 'json' ? (result.answer.body.value as Envelope) : {};

const isDone = (result: Result | undefined): boolean =>
  result !== undefined && (result.answer.body.kind === 'file' || envelopeOf(result).success === true);

/** @returns whether the step succeeded */
async function run({id, client, send}: Step): Promise<boolean> {
  let result = await sendWithCode(client, send);
  // A batch that is still being built is ready a little later.
  if (envelopeOf(result).code === 202) {
    await client.wish({kind: 'control', request: {method: 'POST', path: '/clock', body: {advance: 'PT1M'}}});
    result = await send();
  }
  // Each recipient processes the own step, with the own code.
  while (id === 'documents-process' && isDone(result) && waitingStep(client)) {
    const next = await sendWithCode(client, send, result?.changes);
    if (!isDone(next)) return false;
    result = next;
  }
  return isDone(result);
}

/** Makes a call, and once more with the one-time code if the answer asks for it. */
async function sendWithCode(
  client: SandboxClient,
  send: Try['send'],
  before?: Result['changes'],
): Promise<Result | undefined> {
  const result = await send(undefined, before);
  if (envelopeOf(result).code !== 100) return result;
  const code = client.view?.notices.find((notice) => notice.code !== undefined)?.code;
  return send({otp: code ?? ''}, result?.changes);
}

/** @returns the step of the newest document that waits for somebody whose decision a call can send */
function waitingStep({view}: SandboxClient): StepView | undefined {
  return view?.documents[0]?.steps.find(
    ({isWaiting, permission}) => isWaiting && ['DR', 'D', 'E', 'A'].includes(permission),
  );
}

/** @returns what a person does with a step of a permission, in the words of `POST /_sandbox/act` */
export function actionOf(permission: string): string {
  const others: Readonly<Record<string, string>> = {A: 'approve', F: 'fill', C: 'coordinate', V: 'view'};
  return others[permission] ?? 'sign';
}
