import {translate} from '@docusaurus/Translate';
import {useState, type ReactElement} from 'react';
import {plans, type Plan} from '../../../../integrators/sandbox/engine/plans';
import type {WorldView} from '../../shared/protocol';
import type {SandboxClient} from '../client';
import {Loading} from '../Loading';
import {mayReplace} from '../mayReplace';
import {saveBlob} from '../saveFile';
import {eventText} from '../texts';
import {useClient} from '../useClient';
import {rehearsalScript, usualReceiver} from './commands';
import {compare, planned} from './planned';

/** Lets readers call their own receiver with the events of the sandbox, as a plan wants it. */
export function Rehearsal({client}: {client: SandboxClient}): ReactElement {
  const opened = useClient(client);
  return opened.view ? <RehearsalForm client={client} view={opened.view} /> : <Loading {...opened} />;
}

function RehearsalForm({client, view}: {client: SandboxClient; view: WorldView}): ReactElement {
  const [plan, setPlan] = useState<Plan>('once');
  const [receiver, setReceiver] = useState(usualReceiver);
  const [lines, setLines] = useState('');
  const [isBusy, setBusy] = useState(false);
  const events = [...view.events].reverse();
  const deliveries = planned(plan, events);
  const script = rehearsalScript(deliveries, receiver);
  const stored = compare(events, lines);

  async function play(): Promise<void> {
    if (!mayReplace(view)) return;
    setBusy(true);
    try {
      await client.wish({kind: 'control', request: {method: 'POST', path: '/reset', body: {scenario: 'completed'}}});
    } finally {
      setBusy(false);
    }
  }

  if (events.length === 0)
    return (
      <p>
        {translate({
          id: 'sandbox.rehearse.noEvents',
          message: 'A rehearsal needs events, and nothing has happened yet.',
        })}{' '}
        <button type="button" aria-disabled={isBusy} onClick={() => void play()}>
          {translate({id: 'sandbox.rehearse.play', message: 'Play a document until it is completed'})}
        </button>
      </p>
    );
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <div className="try-fields">
        <label>
          {translate({id: 'sandbox.rehearse.plan', message: 'Plan'})}
          <select value={plan} onChange={({target}) => setPlan(target.value as Plan)}>
            {plans.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
        <label>
          {translate({id: 'sandbox.rehearse.receiver', message: 'Address of your receiver'})}
          <input
            type="text"
            inputMode="url"
            spellCheck={false}
            value={receiver}
            onChange={({target}) => setReceiver(target.value)}
          />
        </label>
      </div>
      <ol className="try-deliveries">
        {deliveries.map(({event, hasWrongToken, wait, within, isRepeated}, index) => (
          <li key={index}>
            {wait > 0 &&
              `${translate({id: 'sandbox.rehearse.wait', message: 'after {seconds} s'}, {seconds: String(wait)})}: `}
            {eventText(event, client)}
            {deliveries.slice(0, index).some((one) => one.event === event && !one.hasWrongToken) &&
              ` (${translate({id: 'sandbox.rehearse.again', message: 'once more'})})`}{' '}
            →{' '}
            {hasWrongToken
              ? translate({id: 'sandbox.rehearse.refused', message: 'wrong token; expected: HTTP 401'})
              : isRepeated
                ? translate({
                    id: 'sandbox.rehearse.repeated',
                    message: 'expected: HTTP 200; after HTTP 500 it comes once more',
                  })
                : within === undefined
                  ? translate({id: 'sandbox.rehearse.ok', message: 'expected: HTTP 200'})
                  : translate(
                      {id: 'sandbox.rehearse.quick', message: 'expected: HTTP 200 within {seconds} s'},
                      {seconds: String(within)},
                    )}
          </li>
        ))}
        {deliveries.length === 0 && (
          <li>
            {translate({
              id: 'sandbox.rehearse.missing',
              message: 'No event comes. Expected: your program finds the document in the list that it reads.',
            })}
          </li>
        )}
      </ol>
      <p className="try-actions">
        <button
          type="button"
          className="button button--primary"
          onClick={() => saveBlob(new Blob([script], {type: 'text/plain'}), 'rehearse.sh')}
        >
          {translate({id: 'sandbox.rehearse.save', message: 'Save rehearse.sh'})}
        </button>
        <code>WEBHOOK_TOKEN=a-long-random-value bash rehearse.sh</code>
      </p>
      <details className="try-request">
        <summary>{translate({id: 'sandbox.rehearse.look', message: 'What it does'})}</summary>
        <pre tabIndex={0}>
          <code>{script}</code>
        </pre>
      </details>
      <label>
        {translate({id: 'sandbox.rehearse.paste', message: 'Paste what your receiver stored (events.jsonl)'})}
        <textarea rows={4} spellCheck={false} value={lines} onChange={({target}) => setLines(target.value)} />
      </label>
      <p role="status" data-good={lines !== '' && stored.repeated === 0 && stored.missing === 0}>
        {lines === ''
          ? ''
          : translate(
              {
                id: 'sandbox.rehearse.stored',
                message: 'Of {all} events, {once} are stored once, {repeated} more than once, {missing} not at all.',
              },
              {
                all: String(events.length),
                once: String(stored.once),
                repeated: String(stored.repeated),
                missing: String(stored.missing),
              },
            )}
        {lines !== '' &&
          stored.others > 0 &&
          ` ${translate(
            {id: 'sandbox.rehearse.others', message: 'Lines that are no events of this rehearsal: {count}.'},
            {count: String(stored.others)},
          )}`}
      </p>
    </form>
  );
}
