import {useEffect, useState, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {createStorageSlot} from '@docusaurus/theme-common';
import siteStorage from '@generated/site-storage';
import {restoreEarly} from '../shared/restoreEarly';
import {restore, toStored} from './ticks';

interface Props {
  /** Route of the page below its version, the same in all languages. */
  page: string;
  /** Number of its boxes. */
  total: string;
}

const selector = '.checklist input';
const boxesOfPage = (): HTMLInputElement[] => [...document.querySelectorAll<HTMLInputElement>(selector)];

/**
 * Remembers the ticks of a page in the browser and counts them, in a line that stays in sight. They are shown with the page;
 * the line speaks as soon as the application runs: when the reader first moves or touches something.
 */
export default function Checklist({page, total}: Props): ReactNode {
  const key = `site.checklist.${page}`;
  const [slot] = useState(() => createStorageSlot(key));
  const [done, setDone] = useState<number>();
  /** The ticks before they were cleared, until the next one. */
  const [cleared, setCleared] = useState<string>();

  const count = (): void => setDone(boxesOfPage().filter(({checked}) => checked).length);
  function store(before?: string): void {
    slot.set(toStored(boxesOfPage()));
    setCleared(before);
    count();
  }
  function clear(): void {
    const before = toStored(boxesOfPage());
    for (const box of boxesOfPage()) box.checked = false;
    store(before);
  }
  function undo(): void {
    restore(boxesOfPage(), cleared);
    store();
  }

  useEffect(() => {
    const show = (stored: string | null): void => {
      restore(boxesOfPage(), stored);
      count();
    };
    const onChange = ({target}: Event): void => {
      if ((target as Element).matches(selector)) store();
    };
    show(slot.get());
    document.addEventListener('change', onChange);
    // Ticks of another tab.
    const endListening = slot.listen(({newValue}) => show(newValue));
    return () => {
      document.removeEventListener('change', onChange);
      endListening();
    };
    // The page of a checklist never changes, and what is called has no state of its own.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  const early = `<script data-key="${key}${siteStorage.namespace}">(${restoreEarly.toString()})()</script>`;
  return (
    <>
      {/* Not an element of React's, which would warn that it runs no scripts: the parser does. */}
      <div dangerouslySetInnerHTML={{__html: early}} />
      <div
        className="checklist-progress"
        data-counted={done === undefined ? undefined : ''}
        data-search-ignore=""
        data-not-text=""
      >
        <output>
          {translate(
            {id: 'site.checklist.progress', message: '{done} of {total} done', description: 'Ticks of a checklist'},
            {done: done ?? 0, total},
          )}
        </output>
        {cleared !== undefined && (
          <button type="button" onClick={undo}>
            <Translate id="site.checklist.undo" description="Brings the ticks back that were cleared">
              Undo
            </Translate>
          </button>
        )}
        {Boolean(done) && (
          <button type="button" onClick={clear}>
            <Translate id="site.checklist.clear" description="Takes all ticks of a checklist away">
              Clear all
            </Translate>
          </button>
        )}
      </div>
    </>
  );
}
