import {useEffect, useState, useSyncExternalStore} from 'react';
import type {Caller, WorldView} from '../shared/protocol';
import type {SandboxClient} from './client';
import {errorText} from './texts';

/** What a component shows of a sandbox, kept up to date. */
export interface Opened {
  view: WorldView | undefined;
  caller: Caller | undefined;
  news: string;
  /** Why it could not be opened. */
  failure: string;
  /** Tries again. */
  retry: () => void;
}

/** Opens a sandbox, and shows what happens in it. */
export function useClient(client: SandboxClient): Opened {
  const view = useSyncExternalStore(client.subscribe, () => client.view);
  const caller = useSyncExternalStore(client.subscribe, () => client.caller);
  const news = useSyncExternalStore(client.subscribe, () => client.news);
  const [failure, setFailure] = useState('');
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    client.open().then(
      () => isCurrent && setFailure(''),
      (error: unknown) => isCurrent && setFailure(errorText(error)),
    );
    return () => {
      isCurrent = false;
    };
  }, [client, tries]);
  return {view: client.about ? view : undefined, caller, news, failure, retry: () => setTries(tries + 1)};
}
