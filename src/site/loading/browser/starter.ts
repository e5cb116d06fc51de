import {savesData} from '../../../kit/browser/savesData';
import {highlightParameter} from '../../../search/shared/highlightParameter';
import {hasStarter, hydrateOnLoad, pageScriptsId} from '../../../kit/shared/domContract';
import {closePopovers} from './closePopovers';
import {endFallback, handleWithoutApplication} from './fallback';
import {keepPlace} from './keepPlace';
import {loadApplication, prefetch} from './loadApplication';
import {onIntent, whenIdle} from './onIntent';
import {recordInput} from './inputReplay';
import {restoreCategories} from './restoreCategories';

let isStarted = false;

/** Settings changed in other tabs since the page was loaded, to be replayed for the application. */
const choices: StorageEvent[] = [];

/** Keys of the colour mode and the sample language; other settings take effect on the next page load. */
const appliedKeys = /^(theme|api)/;
const presses = recordInput(start, handleWithoutApplication);

/** The browser prefetches pages until the router does. */
const endSpeculation = (): void => document.querySelector('[type=speculationrules]')?.remove();

/** The application's entry first, then the page's own scripts; the page template writes them. */
const scripts = (): string[] => JSON.parse(document.getElementById(pageScriptsId)!.textContent) as string[];

/** The application can only hydrate a complete page. */
function whenParsed(callback: () => void): void {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', callback);
  else callback();
}

function onChoice(event: StorageEvent): void {
  if (!appliedKeys.test(event.key!)) return;
  choices.push(event);
  start();
}

function onReady(): void {
  endSpeculation();
  choices.forEach((event) => dispatchEvent(event));
  presses.replay();
  endFallback();
}

function start(): void {
  if (isStarted) return;
  isStarted = true;
  whenParsed(() => loadApplication(scripts(), onReady, presses.giveUp));
}

/**
 * @returns something true if the page is rendered by scripts, shows search marks, or lacks the samples of the chosen
 * language, the form or the part that its address names, or has to unfold it, or to mark the line of a field. Browsers may know
 * `:target` only later.
 */
function needsApplication(): unknown {
  return (
    document.querySelector(`[name=${hydrateOnLoad}],[data-samples-missing] .api-samples`) ||
    (history.state as {state?: {searchTerms?: unknown}} | null)?.state?.searchTerms ||
    (location.hash && !document.getElementById(location.hash.slice(1))?.matches(':not(tr,summary *)')) ||
    location.search.match(`t(heme|ry)=|${highlightParameter}`)
  );
}

function onParsed(): void {
  restoreCategories(scripts()[0]!);
  // The server renders buttons that need the application as disabled; here presses on them are queued instead.
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[disabled]')) button.disabled = false;
  if (savesData()) endSpeculation();
  if (needsApplication()) start();
}

document.documentElement.toggleAttribute(hasStarter);
onIntent(start);
keepPlace();
closePopovers();
addEventListener('storage', onChoice);
whenParsed(onParsed);

// The browser fires it only after this script, so it cannot have been missed.
addEventListener('load', () => whenIdle(() => isStarted || savesData() || prefetch(scripts())));
