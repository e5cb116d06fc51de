import {translate} from '@docusaurus/Translate';
import type {ReactElement} from 'react';
import {nameOf} from '../people';
import {timeText} from '../texts';
import type {PartProps} from './part';

/** What the platform would have sent to people. */
export function Messages({view}: PartProps): ReactElement {
  if (view.notices.length === 0)
    return <p>{translate({id: 'sandbox.noMessages', message: 'Nobody has got a message yet.'})}</p>;
  return (
    <ul className="sandbox-list">
      {view.notices.map(({id, at, channel, to, userId, text}) => (
        <li key={id}>
          <b>{nameOf(userId, view)}</b> · {channel} · {to}
          <br />
          {text}
          <br />
          <small>{timeText(at)}</small>
        </li>
      ))}
    </ul>
  );
}
