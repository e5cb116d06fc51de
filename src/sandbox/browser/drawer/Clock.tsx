import {translate} from '@docusaurus/Translate';
import {useEffect, useState, type ReactElement} from 'react';
import {mayReplace} from '../mayReplace';
import {saveBlob} from '../saveFile';
import {errorText, timeText} from '../texts';
import type {PartProps} from './part';

/** The clock of the sandbox, where it begins, and how it goes on elsewhere. */
export function Clock({client, view, control, say}: PartProps): ReactElement {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);

  async function reset(scenario: string): Promise<void> {
    if (!mayReplace(view)) return;
    await control('/reset', {scenario});
    say(translate({id: 'sandbox.begun', message: 'The sandbox has started over: {scenario}.'}, {scenario}));
  }

  async function saveState(): Promise<void> {
    try {
      const {state} = await client.wish({kind: 'export'});
      if (state) saveBlob(state, 'sandbox.json');
    } catch (error) {
      say(errorText(error));
    }
  }

  const programs = new URL('programs/sandbox.mjs', new URL('../..', client.address)).href;
  return (
    <>
      <h3>{translate({id: 'sandbox.clock', message: 'Clock'})}</h3>
      <p>
        <span className="sandbox-time">{timeText(now + view.clockAhead)}</span> (UTC+7){' '}
        <button type="button" onClick={() => void control('/clock', {advance: 'PT1M'})}>
          {translate({id: 'sandbox.plus1', message: '+ 1 minute'})}
        </button>{' '}
        <button type="button" onClick={() => void control('/clock', {advance: 'PT5M'})}>
          {translate({id: 'sandbox.plus5', message: '+ 5 minutes'})}
        </button>{' '}
        <button type="button" onClick={() => void control('/clock', {advance: 'PT24H'})}>
          {translate({id: 'sandbox.plus24', message: '+ 24 hours'})}
        </button>
      </p>
      <h3>{translate({id: 'sandbox.startOver', message: 'Start over from a scenario'})}</h3>
      <ul className="sandbox-list">
        {Object.entries(client.about?.scenarios ?? {}).map(([name, text]) => (
          <li key={name}>
            <button type="button" onClick={() => void reset(name)}>
              {name}
            </button>
            <br />
            {text.replaceAll('`', '')}
          </li>
        ))}
      </ul>
      <h3>{translate({id: 'sandbox.goOn', message: 'Continue in your terminal'})}</h3>
      <p>
        <button type="button" onClick={() => void saveState()}>
          {translate({id: 'sandbox.saveState', message: 'Save this sandbox'})}
        </button>
      </p>
      <pre tabIndex={0}>
        <code>{`curl -O ${programs}\nnode sandbox.mjs --state sandbox.json`}</code>
      </pre>
    </>
  );
}
