import {translate} from '@docusaurus/Translate';
import type {ReactElement} from 'react';
import {copyAndAnnounce} from '../../../kit/browser/copyAndAnnounce';
import {eventText, timeText} from '../texts';
import {eventCommand} from '../rehearsal/commands';
import type {PartProps} from './part';

/** The calls of the webhook, which readers can make to a receiver of their own. */
export function Events({client, view, say}: PartProps): ReactElement {
  if (view.events.length === 0)
    return (
      <p>
        {translate({
          id: 'sandbox.noEvents',
          message: 'The webhook has not been called yet: a change of status calls it.',
        })}
      </p>
    );
  return (
    <ul className="sandbox-list">
      {view.events.map((event) => (
        <li key={event.id}>
          <details>
            <summary>
              {timeText(event.at)} · {eventText(event, client)}
            </summary>
            <pre tabIndex={0}>
              <code>{JSON.stringify(event.body, undefined, 2)}</code>
            </pre>
          </details>
          <button
            type="button"
            onClick={() =>
              void copyAndAnnounce({
                text: eventCommand(event.body),
                message: translate({id: 'sandbox.copied', message: 'Copied'}),
                show: (isShown) => say(isShown ? translate({id: 'sandbox.copied', message: 'Copied'}) : ''),
              })
            }
          >
            {translate({id: 'sandbox.copyEvent', message: 'Copy as cURL'})}
          </button>
        </li>
      ))}
    </ul>
  );
}
