import {translate} from '@docusaurus/Translate';
import type {ReactElement} from 'react';
import {copyAndAnnounce} from '../../../kit/browser/copyAndAnnounce';
import {statusOf, statusText, timeText} from '../texts';
import {eventCommand} from '../rehearsal/commands';
import type {PartProps} from './Drawer';

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
      {view.events.map(({id, at, body}) => (
        <li key={id}>
          <details>
            <summary>
              {timeText(at)} · {statusText(statusOf(body), client)}
            </summary>
            <pre tabIndex={0}>
              <code>{JSON.stringify(body, undefined, 2)}</code>
            </pre>
          </details>
          <button
            type="button"
            onClick={() =>
              void copyAndAnnounce({
                text: eventCommand(body),
                message: translate({id: 'sandbox.copied', message: 'Copied'}),
                show: (isShown) => say(isShown ? translate({id: 'sandbox.copied', message: 'Copied'}) : ''),
              })
            }
          >
            {translate({id: 'sandbox.copyEvent', message: 'Copy as cURL for your receiver'})}
          </button>
        </li>
      ))}
    </ul>
  );
}
