import {savesData} from '../../local-search/client/savesData';
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
const presses = queuePresses(start, answerWithoutApplication);

/** The browser prefetches pages until the router does. */
const endSpeculation = (): void => document.querySelector('[type=speculationrules]')?.remove();

/** The application's entry first, then the page's own scripts. */
const scripts = (): string[] => JSON.parse(document.getElementById(pageScriptsId)?.textContent ?? '[]') as string[];

function start(): void {
  if (isStarted) return;
  isStarted = true;
  loadApplication(
    scripts(),
    () => {
      endSpeculation();
      presses.replay();
      undoAnswers();
    },
    presses.giveUp,
  );
}

/** A page that is drawn by scripts, marks of a search to show again, or samples in a language that the page lacks. */
function needsApplication(): boolean {
  return (
    document.querySelector(`[name=${hydrateOnLoad}],[data-samples-missing] .api-samples`) !== null ||
    (history.state as {state?: {searchTerms?: unknown}} | null)?.state?.searchTerms !== undefined ||
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
if (document.readyState === 'loading') addEventListener('DOMContentLoaded', onParsed);
else onParsed();

const prefetchLater = (): void => whenIdle(() => isStarted || savesData() || prefetch(scripts()));
if (document.readyState === 'complete') prefetchLater();
else addEventListener('load', prefetchLater);
