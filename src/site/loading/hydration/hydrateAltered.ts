import {flushSync} from 'react-dom';
import client from 'react-dom/client';
import {changeRecorder} from '../../../kit/shared/domContract';
import type {ChangeRecorder} from '../shared/recordChanges';
import {followTranslators} from './followTranslators';
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
 * Hydrates a page that strangers may have changed: because the application starts on intent, translators and extensions
 * come first, and React throws away a page that is not the one that was sent. Their changes are taken back, the page is
 * hydrated, and they are made again, all before the browser paints or anybody else runs.
 */
const hydrateAltered: typeof hydrateRoot = (container, app, options) => {
  const recorder = (window as unknown as Record<string, ChangeRecorder | undefined>)[changeRecorder];
  const changes = recorder ? [...recorder.changes, ...recorder.takeRecords()] : [];
  recorder?.disconnect();
  // The starter puts links into these, and so does the application when it hydrates.
  const foreign = changes.filter(({target}) => !(target instanceof Element && target.matches('.category-links')));
  const restoreReading = keepReading();
  const redo = undoChanges(foreign);
  const root = flushSync(() => hydrateRoot(container, app, options));
  followTranslators(container as Element);
  if (foreign.length > 0) {
    redo();
    restoreReading();
  }
  return root;
};

if (typeof document !== 'undefined') Object.assign(client, {hydrateRoot: hydrateAltered});
