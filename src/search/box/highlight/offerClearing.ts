import {translate} from '@docusaurus/Translate';
import styles from './styles.module.css';

/** Without them, going back or loading the page anew would highlight them again. */
function forgetTerms(): void {
  const {state: _, ...others} = (history.state ?? {}) as {state?: unknown};
  history.replaceState(others, '');
}

/**
 * Shows a button that clears the highlights; so does Escape, unless it closes something first.
 *
 * @returns a function that removes the button
 */
export function offerClearing(clear: () => void): () => void {
  const place = document.createElement('aside');
  place.className = styles.place!;
  place.ariaLabel = translate({
    id: 'site.search.marks',
    message: 'Highlights of the search',
    description: 'Name of the place of the button that clears them',
  });
  const button = document.createElement('button');
  button.type = 'button';
  button.className = styles.clear!;
  button.append(
    translate({
      id: 'site.search.clearMarks',
      message: 'Clear highlights',
      description: 'Button on a page that was opened from the search',
    }),
  );
  const key = document.createElement('kbd');
  key.textContent = 'Esc';
  key.ariaHidden = 'true';
  button.append(key);
  place.append(button);
  document.body.append(place);

  const listeners = new AbortController();
  const onClear = (): void => {
    forgetTerms();
    clear();
  };
  button.addEventListener('click', onClear);
  document.addEventListener(
    'keydown',
    ({key: pressed, target, defaultPrevented}) => {
      const isElsewhere = (target as Element).closest('input, textarea, select, dialog') !== null;
      if (pressed === 'Escape' && !defaultPrevented && !isElsewhere) onClear();
    },
    listeners,
  );
  return () => {
    listeners.abort();
    place.remove();
  };
}
