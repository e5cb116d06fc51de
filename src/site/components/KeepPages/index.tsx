import {useEffect, useState, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {cachesOf, fetchArea, keepArea, readKept, removeArea} from '../../offline/browser/keptAreas';
import type {KeptArea} from '../../offline/shared/keptArea';

type State = 'busy' | 'free' | 'kept' | 'full' | 'failed';

const label = (state: State, size: {count: number; size: string}): string =>
  ({
    busy: translate({id: 'site.keepPages.busy', message: 'One moment …'}),
    free: translate({id: 'site.keepPages.keep', message: 'Keep {count} pages: {size} MB'}, size),
    kept: translate({id: 'site.keepPages.remove', message: 'Remove {count} kept pages: {size} MB'}, size),
    full: translate({id: 'site.keepPages.full', message: 'Nothing kept: no room on this device'}),
    failed: translate({id: 'site.keepPages.failed', message: 'Nothing kept: the site cannot be reached'}),
  })[state];

/** A button that says what the pages around this one take on the device, keeps them there, and removes them. */
export default function KeepPages({list, lang}: {list: string; lang: string}): ReactNode {
  const [area, setArea] = useState<KeptArea>();
  const [state, setState] = useState<State>('busy');

  async function attempt(action?: (worker: string) => Promise<unknown>): Promise<void> {
    try {
      if (area) await action?.(area.worker);
      const kept = (await Promise.all((await cachesOf(list)).map(readKept))).find(Boolean);
      setArea(kept ?? area ?? (await fetchArea(list)));
      setState(kept ? 'kept' : 'free');
    } catch (error) {
      setState((error as Error).name === 'QuotaExceededError' ? 'full' : 'failed');
    }
  }
  async function keep(worker: string): Promise<void> {
    setState('busy');
    await keepArea(list);
    await navigator.serviceWorker.register(worker);
  }
  const remove = (worker: string): Promise<void> => removeArea(list, worker);
  // The list of a page never changes.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  useEffect(() => void attempt(), []);

  const size = ((area?.bytes ?? 0) / 1e6).toLocaleString(lang, {maximumFractionDigits: 1});
  return (
    <button
      type="button"
      aria-live="polite"
      data-keep={state}
      disabled={state === 'busy'}
      onClick={() => void attempt(state === 'kept' ? remove : keep)}
    >
      {label(state, {count: area?.pages ?? 0, size})}
    </button>
  );
}
