import {translate} from '@docusaurus/Translate';
import {useState, type ReactElement} from 'react';
import {errorText} from '../texts';
import type {PartProps} from './part';

/** Who there is, and who makes the calls. */
export function People({client, view, say}: PartProps): ReactElement {
  const [shownToken, setShownToken] = useState('');
  async function signIn(userId: number): Promise<void> {
    try {
      setShownToken(await client.choose(userId));
    } catch (error) {
      say(errorText(error));
    }
  }
  return (
    <>
      <ul className="sandbox-list">
        {view.people.map(({id, name, code, comId, username}) => (
          <li key={id}>
            <b>{name}</b> · <code>{code}</code> · {comId}
            <br />
            {username}
            <br />
            <button type="button" aria-pressed={client.caller?.userId === id} onClick={() => void signIn(id)}>
              {client.caller?.userId === id
                ? translate({id: 'sandbox.isCaller', message: 'Calls are made as this person'})
                : translate({id: 'sandbox.makeCaller', message: 'Make calls as this person'})}
            </button>
          </li>
        ))}
      </ul>
      {shownToken !== '' && (
        <p className="sandbox-token">
          {translate({id: 'sandbox.token', message: 'Token'})}: <code>{shownToken}</code>
        </p>
      )}
    </>
  );
}
