import {useEffect, type RefObject} from 'react';
import type {SandboxClient} from '../client';
import type {Try} from './useTry';

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

/** So long the next form may take to appear, in milliseconds. */
const patience = 5000;

/** Opens all steps of the page and runs them in order, as their people would; ends at the first that is refused. */
export async function runAll(): Promise<void> {
  for (const panel of document.querySelectorAll<HTMLDetailsElement>('details.try[data-step]')) {
    panel.open = true;
    const step = await stepIn(panel);
    if (!step || !(await run(step))) return;
  }
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

/** @returns whether the step succeeded */
async function run({id, client, send}: Step): Promise<boolean> {
  let result = await send();
  const value = (): {success?: boolean; code?: number} =>
    result?.answer.body.kind === 'json' ? (result.answer.body.value as {success?: boolean; code?: number}) : {};
  if (value().code === 100) {
    const code = client.view?.notices.find((notice) => notice.code !== undefined)?.code;
    result = await send({otp: code ?? ''});
  }
  // A batch that is still being built is ready a little later.
  if (value().code === 202) {
    await client.wish({kind: 'control', request: {method: 'POST', path: '/clock', body: {advance: 'PT1M'}}});
    result = await send();
  }
  if (!result || (result.answer.body.kind === 'json' && value().success !== true)) return false;
  if (id === 'documents-process') await actForOthers(client);
  return true;
}

/** What recipients do on the website: those of the newest document whose step no call processes. */
async function actForOthers(client: SandboxClient): Promise<void> {
  for (;;) {
    const document = client.view?.documents[0];
    const step = document?.steps.find(({isWaiting}) => isWaiting);
    const person = client.view?.people.find(({id}) => id === step?.userId);
    if (!document || !step || !person) return;
    const doing = actionOf(step.permission);
    const body = {documentId: document.id, as: person.code, do: doing};
    const {refusal} = await client.wish({kind: 'control', request: {method: 'POST', path: '/act', body}});
    if (refusal !== undefined) return;
  }
}

/** @returns what a person does with a step of a permission, in the words of `POST /_sandbox/act` */
export function actionOf(permission: string): string {
  const others: Readonly<Record<string, string>> = {A: 'approve', F: 'fill', C: 'coordinate', V: 'view'};
  return others[permission] ?? 'sign';
}
