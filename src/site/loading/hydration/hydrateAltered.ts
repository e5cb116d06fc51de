import {flushSync} from 'react-dom';
import client from 'react-dom/client';
import {changeRecorder} from '../../../kit/shared/domContract';
import type {ChangeRecorder} from '../shared/recordChanges';
import {findForeign, findStrays} from './findForeign';
import {followTranslators} from './followTranslators';
import {handOnPresses} from './handOnPresses';
import {undoChanges} from './undoChanges';

const {hydrateRoot} = client;

/**
 * Remembers what a reader would lose when nodes are taken out of the page and put back.
 *
 * @returns restores it
 */
function keepReading(): () => void {
  const selection = getSelection();
  const {anchorNode, anchorOffset = 0, focusNode, focusOffset = 0} = selection ?? {};
  const hasSelection = selection?.isCollapsed === false;
  const focused = document.activeElement;
  const {scrollX, scrollY} = window;
  return () => {
    // Set again even where its ends are the same: Chromium forgets what is between them.
    if (hasSelection && anchorNode?.isConnected && focusNode?.isConnected) {
      selection?.removeAllRanges();
      selection?.setBaseAndExtent(anchorNode, anchorOffset, focusNode, focusOffset);
    }
    if (focused !== document.activeElement && focused instanceof HTMLElement) focused.focus({preventScroll: true});
    if (window.scrollX !== scrollX || window.scrollY !== scrollY)
      window.scrollTo({left: scrollX, top: scrollY, behavior: 'instant'});
  };
}

/**
 * Takes back what strangers did to the page, so that it is as it was sent.
 *
 * @returns does it again, unless there was nothing
 */
function takeBack(recorder: ChangeRecorder, container: Element): (() => void) | undefined {
  recorder.changes.push(...recorder.takeRecords());
  recorder.disconnect();
  // The starter puts links into these, and so does the application when it hydrates.
  const isOurs = ({target}: MutationRecord): boolean => target instanceof Element && target.matches('.category-links');
  const foreign = findForeign(recorder, container).filter((change) => !isOurs(change));
  const redoForeign = undoChanges(foreign);
  const strays = findStrays(recorder, container, foreign);
  const redoStrays = undoChanges(strays);
  if (foreign.length + strays.length === 0) return undefined;
  return () => {
    redoStrays();
    redoForeign();
  };
}

/**
 * Hydrates a page that strangers may have changed: because the application starts on intent, translators and extensions
 * come first, and React throws away a page that is not the one that was sent. Their changes are taken back, the page is
 * hydrated, and they are made again, all before the browser paints or anybody else runs.
 */
const hydrateAltered: typeof hydrateRoot = (container, app, options) => {
  const recorder = (window as unknown as Record<string, ChangeRecorder | undefined>)[changeRecorder];
  const restoreReading = keepReading();
  const redo = recorder && takeBack(recorder, container as Element);
  const handOn = handOnPresses(container as Element);
  const root = flushSync(() => hydrateRoot(container, app, options));
  handOn();
  followTranslators(container as Element);
  if (redo) {
    redo();
    restoreReading();
  }
  return root;
};

if (typeof document !== 'undefined') Object.assign(client, {hydrateRoot: hydrateAltered});
