import {translate} from '@docusaurus/Translate';
import {useEffect, useRef, useState, type ReactElement} from 'react';
import {closeOnBack} from '../../../kit/browser/closeOnBack';
import type {SandboxClient} from '../client';
import {errorText, statusText} from '../texts';
import {useClient} from '../useClient';
import {Clock} from './Clock';
import {Documents} from './Documents';
import {Events} from './Events';
import {Messages} from './Messages';
import {People} from './People';

const parts = [
  {id: 'documents', Part: Documents},
  {id: 'people', Part: People},
  {id: 'messages', Part: Messages},
  {id: 'events', Part: Events},
  {id: 'clock', Part: Clock},
] as const;

type PartId = (typeof parts)[number]['id'];

/** The line at the end of the window that says where calls go, and the drawer that it opens. */
export function Drawer({client, onEnd}: {client: SandboxClient; onEnd: () => void}): ReactElement {
  const {view, news, failure, retry} = useClient(client);
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [chosen, setChosen] = useState<PartId>('documents');
  const [said, setSaid] = useState({text: '', revision: 0});
  const texts = partTexts();
  useEffect(() => {
    document.documentElement.dataset.sandbox = '';
    return () => void delete document.documentElement.dataset.sandbox;
  }, []);

  useEffect(() => {
    const element = dialog.current;
    if (!isOpen || !element) return undefined;
    // Where there is room, it stands beside the page, which goes on; elsewhere it covers it.
    if (matchMedia('(width >= 80em)').matches) {
      element.show();
      const onKey = ({key}: KeyboardEvent): void => {
        if (key === 'Escape' && !document.querySelector('dialog:modal')) setIsOpen(false);
      };
      document.addEventListener('keydown', onKey);
      return () => {
        document.removeEventListener('keydown', onKey);
        element.close();
      };
    }
    element.showModal();
    const forget = closeOnBack(() => setIsOpen(false));
    return () => {
      forget();
      element.close();
    };
  }, [isOpen]);

  /** What is said is true until something happens. */
  const say = (text: string): void => setSaid({text, revision: client.view?.revision ?? 0});

  async function control(path: string, body: Record<string, string | number | boolean>): Promise<void> {
    try {
      const {refusal = ''} = await client.wish({kind: 'control', request: {method: 'POST', path, body}});
      say(refusal);
    } catch (error) {
      say(errorText(error));
    }
  }

  const [newest] = view?.documents ?? [];
  const {Part} = parts.find(({id}) => id === chosen)!;
  const counts: Partial<Record<PartId, number>> = {
    documents: view?.documents.length ?? 0,
    messages: view?.notices.length ?? 0,
    events: view?.events.length ?? 0,
  };
  return (
    <>
      <aside className="sandbox-band" aria-label={translate({id: 'sandbox.name', message: 'Sandbox'})}>
        <span role="status">
          {failure !== '' || news !== ''
            ? failure || news
            : view && !view.isKept
              ? translate({
                  id: 'sandbox.band.notKept',
                  message: 'Sandbox: nothing leaves your browser, which keeps nothing: it ends with the tab.',
                })
              : translate({id: 'sandbox.band', message: 'Sandbox: nothing leaves your browser.'})}
          {failure === '' && news === '' && newest && (
            <span className="sandbox-newest">{` ${newest.no}: ${statusText(newest.status, client)}.`}</span>
          )}
        </span>
        {failure === '' ? (
          <button type="button" aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {translate({id: 'sandbox.open', message: 'Open sandbox'})}
          </button>
        ) : (
          <button type="button" onClick={retry}>
            {translate({id: 'sandbox.retry', message: 'Try again'})}
          </button>
        )}
      </aside>
      <dialog
        ref={dialog}
        className="sandbox-drawer"
        aria-label={translate({id: 'sandbox.name', message: 'Sandbox'})}
        // A press beside it.
        onClick={({target, currentTarget}) =>
          target === currentTarget && currentTarget.matches(':modal') && setIsOpen(false)
        }
        onClose={() => setIsOpen(false)}
      >
        <div className="sandbox-head">
          <div role="tablist" aria-label={translate({id: 'sandbox.name', message: 'Sandbox'})}>
            {parts.map(({id}) => (
              <button
                key={id}
                type="button"
                role="tab"
                id={`sandbox-tab-${id}`}
                aria-selected={id === chosen}
                aria-controls="sandbox-part"
                tabIndex={id === chosen ? 0 : -1}
                onClick={() => setChosen(id)}
                onKeyDown={(event) => moveTab(event, id, setChosen)}
              >
                {texts[id]}
                {counts[id] !== undefined && counts[id] > 0 && <small> {counts[id]}</small>}
              </button>
            ))}
          </div>
          <button
            type="button"
            className="sandbox-close"
            aria-label={translate({id: 'sandbox.close', message: 'Close'})}
            onClick={() => setIsOpen(false)}
          >
            ×
          </button>
        </div>
        <p className="sandbox-said" role="status">
          {said.revision === view?.revision && said.text}
        </p>
        <div id="sandbox-part" role="tabpanel" aria-labelledby={`sandbox-tab-${chosen}`} tabIndex={-1}>
          {view && <Part client={client} view={view} control={control} say={say} />}
        </div>
        {chosen === 'clock' && (
          <p>
            <button type="button" onClick={onEnd}>
              {translate({id: 'sandbox.end', message: 'Hide the sandbox'})}
            </button>
          </p>
        )}
      </dialog>
    </>
  );
}

function moveTab(event: React.KeyboardEvent, from: PartId, choose: (id: PartId) => void): void {
  const step = {ArrowRight: 1, ArrowLeft: -1}[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const index = parts.findIndex(({id}) => id === from);
  const {id} = parts.at((index + step) % parts.length)!;
  choose(id);
  document.querySelector<HTMLElement>(`#sandbox-tab-${id}`)?.focus();
}

const partTexts = (): Record<PartId, string> => ({
  documents: translate({id: 'sandbox.documents', message: 'Documents'}),
  people: translate({id: 'sandbox.people', message: 'People'}),
  messages: translate({id: 'sandbox.messages', message: 'Messages'}),
  events: translate({id: 'sandbox.events', message: 'Events'}),
  clock: translate({id: 'sandbox.more', message: 'More'}),
});
