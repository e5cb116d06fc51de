import {translate} from '@docusaurus/Translate';
import {Fragment, useEffect, useRef, type ReactElement} from 'react';
import type {Answer, WorldView} from '../../shared/protocol';
import type {Change} from '../changes';
import type {SandboxClient} from '../client';
import {saveFile, savedName} from '../saveFile';
import {changeText} from '../texts';
import {asksForCode, refusalOf} from './refusalOf';
import type {Result} from './useTry';

interface AnswerViewProps {
  result: Result;
  client: SandboxClient;
  view: WorldView;
  rules: string;
  /** Sends the call again with a one-time code; undefined for a call without one. */
  onCode: ((code: string) => void) | undefined;
}

/** What came back, and what it has changed. */
export function AnswerView({result, client, view, rules, onCode}: AnswerViewProps): ReactElement {
  const {answer, isExpired, changes} = result;
  const refusal = refusalOf(answer);
  const top = useRef<HTMLDivElement>(null);
  // The focus stays on the button; what came back comes into view.
  useEffect(() => void top.current?.scrollIntoView({block: 'nearest'}), [result]);
  return (
    <div className="try-answer">
      <div ref={top} className="try-outcome">
        <p className="try-status">
          <b data-ok={refusal === ''}>HTTP {answer.status}</b> · {Math.max(1, Math.round(answer.milliseconds))} ms
          {refusal !== '' && ` · ${refusal}`}
          {asksForCode(answer) &&
            ` · ${translate({id: 'sandbox.asksForCode', message: 'Not done yet: send the call again with the one-time code.'})}`}
          {isExpired &&
            ` ${translate({id: 'sandbox.expired', message: 'The next call here signs in anew; your program must do so itself.'})}`}
          {answer.delay > 0 &&
            ` · ${translate(
              {id: 'sandbox.delay', message: 'a real caller would wait {seconds} s'},
              {seconds: String(answer.delay / 1000)},
            )}`}
        </p>
        {changes.length > 0 && (
          <ul className="try-changes">
            {changes.map((change, index) => (
              <li key={index}>
                {changeText(change, client, view)}{' '}
                <CodeButton change={change} onCode={asksForCode(answer) ? onCode : undefined} />
              </li>
            ))}
          </ul>
        )}
      </div>
      <BodyView answer={answer} client={client} />
      {answer.certainty !== '' && <Certainty text={answer.certainty} rules={rules} />}
    </div>
  );
}

/** A one-time code can be used at once. */
function CodeButton({change, onCode}: {change: Change; onCode: AnswerViewProps['onCode']}): ReactElement | null {
  if (change.kind !== 'notice' || !onCode) return null;
  const {code, kind} = change.notice;
  if (code === undefined || kind !== 'otp') return null;
  return (
    <button type="button" onClick={() => onCode(code)}>
      {translate({id: 'sandbox.useCode', message: 'Send with this code'})}
    </button>
  );
}

function BodyView({answer: {body}, client}: {answer: Answer; client: SandboxClient}): ReactElement | null {
  if (body.kind === 'none') return null;
  if (body.kind === 'file')
    return (
      <p>
        <button type="button" onClick={() => void saveFile(body, client)}>
          {translate({id: 'sandbox.saveFile', message: 'Save {name}'}, {name: savedName(body)})}
        </button>{' '}
        {translate({id: 'sandbox.stamped', message: 'It is stamped as a sandbox copy.'})}
      </p>
    );
  const text = body.kind === 'html' ? body.text : JSON.stringify(body.value, undefined, 2);
  return (
    <pre tabIndex={0} aria-label={translate({id: 'sandbox.body', message: 'Body of the answer'})}>
      <code>{text}</code>
    </pre>
  );
}

/** `invented; rule=otp-tries, seen; rule=otp-asked` as a line of links to what is not simply known. */
function Certainty({text, rules}: {text: string; rules: string}): ReactElement | null {
  const parts = text.split(', ').map((part) => part.split('; rule='));
  const ids = parts.filter(([certainty]) => certainty !== 'seen').map(([, id = '']) => id);
  if (ids.length === 0) return null;
  return (
    <p className="try-note">
      {translate({id: 'sandbox.follows', message: 'The sandbox follows rules of its own here:'})}{' '}
      {ids.map((id, index) => (
        <Fragment key={id}>
          {index > 0 && ', '}
          <a href={`${rules}#rule-${id}`}>{id}</a>
        </Fragment>
      ))}
    </p>
  );
}
