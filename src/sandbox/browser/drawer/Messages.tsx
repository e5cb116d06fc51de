import {translate} from '@docusaurus/Translate';
import type {ReactElement} from 'react';
import {nameOf} from '../people';
import {noticeText, timeText} from '../texts';
import type {PartProps} from './part';

/** What the platform would have sent to people. */
export function Messages({view}: PartProps): ReactElement {
  if (view.notices.length === 0)
    return <p>{translate({id: 'sandbox.noMessages', message: 'Nobody has got a message yet.'})}</p>;
  return (
    <ul className="sandbox-list">
      {view.notices.map((notice) => (
        <li key={notice.id}>
          <b>{nameOf(notice.userId, view)}</b> · {notice.channel} · {notice.to}
          <br />
          {noticeText(notice, view)}
          <br />
          <small>{timeText(notice.at)}</small>
        </li>
      ))}
    </ul>
  );
}
