import {savesData} from '../../../client/savesData';
import {hydrateOnLoad} from '../shared/markup';
import {pageScriptsId} from '../shared/pageScripts';
import {answerWithoutApplication, undoAnswers} from './answerWithoutApplication';
import {loadApplication, prefetch} from './loadApplication';
import {onIntent, whenIdle} from './onIntent';
import {queuePresses} from './pressQueue';
import {restoreCategories} from './restoreCategories';

/*
 * Runs on every page as soon as it arrives, and is all that runs until the reader uses a control: it loads the
 * application then, and hands over what was pressed meanwhile.
 */

let isStarted = false;

/** What the reader chose in other tabs since this page was loaded; the application knows what to do with it. */
const choices: StorageEvent[] = [];

/** Keys of the colour mode and of the sample language; pages answer no other choice before they are loaded again. */
const answeredKeys = /^(theme|api)/;
const presses = queuePresses(start, answerWithoutApplication);

/** The browser prefetches pages until the router does. */
const endSpeculation = (): void => document.querySelector('[type=speculationrules]')?.remove();

/** The application's entry first, then the page's own scripts; the page template writes them. */
const scripts = (): string[] => JSON.parse(document.getElementById(pageScriptsId)!.textContent) as string[];

/** The application takes over whole pages only: half of one is not what it would have drawn. */
function whenParsed(callback: () => void): void {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', callback);
  else callback();
}

function onChoice(event: StorageEvent): void {
  if (!answeredKeys.test(event.key!)) return;
  choices.push(event);
  start();
}

function onReady(): void {
  endSpeculation();
  choices.forEach((event) => dispatchEvent(event));
  presses.replay();
  undoAnswers();
}

function start(): void {
  if (isStarted) return;
  isStarted = true;
  whenParsed(() => loadApplication(scripts(), onReady, presses.giveUp));
}

/** A page that is drawn by scripts, marks of a search to show again, or samples in a language that the page lacks. */
function needsApplication(): boolean {
  return (
    !!document.querySelector(`[name=${hydrateOnLoad}],[data-samples-missing] .api-samples`) ||
    !!(history.state as {state?: {searchTerms?: unknown}} | null)?.state?.searchTerms ||
    location.search.includes('docusaurus-theme=')
  );
}

function onParsed(): void {
  restoreCategories();
  // The server draws buttons disabled that wait for the application; here they wait like all others.
  for (const button of document.querySelectorAll('button[disabled]')) button.removeAttribute('disabled');
  if (savesData()) endSpeculation();
  if (needsApplication()) start();
}

onIntent(start);
addEventListener('storage', onChoice);
whenParsed(onParsed);

// The event waits for this script, so it cannot have passed.
addEventListener('load', () => whenIdle(() => isStarted || savesData() || prefetch(scripts())));
