import {hydrateOnClick, plainMenu} from '../../../kit/shared/domContract';
import {isCommandKey, isTextKey} from './keys';

/** How long a press waits for the application before the fallback handles it, in milliseconds. */
const timeout = 10_000;

/** A button that opens a popover needs no application; links to terms, and to headings and fields, show or copy. */
const control = `button:not([popovertarget]),summary,[role=button],[class$=-link],.field-address,[${hydrateOnClick}]`;

/** Controls whose new state the browser shows by itself; only the event waits. */
const field = 'input,textarea,select';

const busy = 'aria-busy';

/** Presses on controls before the page is hydrated. */
export interface InputReplay {
  /** Dispatches each queued event once, also at controls that are gone, and leaves later ones to the application. */
  replay: () => void;
  /** The application cannot be loaded: the fallback handles queued and later presses. */
  giveUp: () => void;
}

/**
 * Queues presses on controls until the application runs, and marks the controls as busy.
 *
 * @param start loads the application; may be called more than once
 * @param fallback handles a press without the application
 */
export function recordInput(start: () => void, fallback: (target: Element) => void): InputReplay {
  let presses: {target: Element; event: Event}[] = [];
  let isReady = false;
  let hasFailed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function enqueue(event: Event, target: Element): void {
    // An event serves as the init dictionary of its own copy.
    presses.push({target, event: new (event.constructor as typeof Event)(event.type, event)});
    target.setAttribute(busy, 'true');
    if (hasFailed) return giveUp();
    timer ??= setTimeout(giveUp, timeout);
    // Cached scripts run at once; paint the busy state first.
    requestAnimationFrame(() => setTimeout(start));
  }

  function intercept(event: Event, target: Element): void {
    event.preventDefault();
    event.stopImmediatePropagation();
    enqueue(event, target);
  }

  function clear(): typeof presses {
    clearTimeout(timer);
    timer = undefined;
    const queued = presses;
    presses = [];
    for (const {target} of queued) target.removeAttribute(busy);
    return queued;
  }

  function giveUp(): void {
    clear().forEach(({target}) => fallback(target));
  }

  function listen<Type extends 'click' | 'change' | 'keydown'>(
    type: Type,
    listener: (event: HTMLElementEventMap[Type], target: Element) => void,
  ): void {
    document.addEventListener(type, (event) => isReady || listener(event, event.target as Element), true);
  }

  listen('click', (event, target) => {
    const pressed = target.closest(control);
    const hasModifier = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!pressed || hasModifier) return;
    // The static menu opens at once; the application opens its own over it.
    if (pressed.matches('.navbar__toggle')) document.documentElement.toggleAttribute(plainMenu);
    intercept(event, pressed);
  });
  listen('change', (event, target) => {
    if (target.matches(field)) enqueue(event, target);
  });
  listen('keydown', (event, target) => {
    const opensMenu = event.key === 'Enter' && target.matches('[aria-haspopup=true]');
    const isWriting = target.matches(field);
    const isTyped = presses.length > 0 && !isWriting && isTextKey(event);
    if (opensMenu || isTyped || isCommandKey(event, isWriting)) intercept(event, opensMenu ? target : document.body);
  });

  return {
    replay() {
      isReady = true;
      for (const {target, event} of clear()) target.dispatchEvent(event);
    },
    giveUp() {
      hasFailed = true;
      giveUp();
    },
  };
}
