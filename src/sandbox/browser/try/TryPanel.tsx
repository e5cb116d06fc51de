import {translate} from '@docusaurus/Translate';
import {useEffect, useRef, type ReactElement} from 'react';
import type {Operation} from '../../../reference/shared/model';
import type {WorldView} from '../../shared/protocol';
import type {SandboxClient} from '../client';
import {Loading} from '../Loading';
import {forgetScenario} from '../scenarioOfAddress';
import {nameOf} from '../people';
import {changeText, errorText} from '../texts';
import {useClient} from '../useClient';
import {requestOf} from '../values';
import {AnswerView} from './AnswerView';
import {refusalOf} from './refusalOf';
import {Fields} from './Fields';
import {RequestCode} from './RequestCode';
import {runAll, useStep} from './steps';
import {useTry} from './useTry';

export interface TryPanelProps {
  /** The call's name in the sandbox. */
  id: string;
  client: SandboxClient;
  /** Whether it is a step of a guide. */
  isStep: boolean;
  /** Address of the page with the sandbox's rules. */
  rules: string;
  /** Where the sandbox begins, if a link says so. */
  scenario: string | null;
}

/** The form of a call, once the sandbox is there. */
export function TryPanel(props: TryPanelProps): ReactElement {
  const {id, client} = props;
  const opened = useClient(client);
  const {view} = opened;
  const operation = client.about?.operations[id];
  if (!view || !operation) return <Loading {...opened} />;
  return <TryForm {...props} operation={operation} view={view} />;
}

interface TryFormProps extends TryPanelProps {
  operation: Operation;
  view: WorldView;
}

function TryForm({id, client, isStep, rules, scenario, operation, view}: TryFormProps): ReactElement {
  const attempt = useTry(id, operation, client, view, isStep);
  const {values, userId, sentAs, result, failure, isBusy, send, prepare, play} = attempt;
  const form = useRef<HTMLFormElement>(null);
  useStep(form, {id, client, send}, isStep);
  const isFresh = view.revision === 0 && !isStep;
  // A world in which nothing has happened yet gets what the sample names.
  useEffect(() => {
    if (scenario !== null) forgetScenario();
    if (scenario === 'all' && isStep) {
      void runAll();
    } else if (scenario) void play(scenario);
    else if (isFresh) void prepare();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- Once, and again after everything was deleted.
  }, [isFresh, scenario]);
  const isOpen = operation.security.length === 0;
  const summary = result
    ? [
        `HTTP ${result.answer.status}. ${refusalOf(result.answer)}`,
        ...result.changes.map((change) => changeText(change, client, view)),
      ].join(' ')
    : failure;
  return (
    <form
      ref={form}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {!isOpen && (
        <label className="try-as">
          {translate({id: 'sandbox.callAs', message: 'Call as'})}{' '}
          <select value={userId} onChange={({target}) => attempt.setUser(Number(target.value))}>
            {view.people.map(({id: person, name, code, comId}) => (
              <option key={person} value={person}>
                {`${name} (${code}${comId === view.people[0]?.comId ? '' : `, ${comId}`})`}
              </option>
            ))}
          </select>
        </label>
      )}
      <Fields
        id={id}
        operation={operation}
        values={values}
        view={view}
        onParameter={attempt.setParameter}
        onBody={attempt.setBody}
        onFile={attempt.setFile}
      />
      {attempt.lacksSomething && (
        <p className="try-note">
          {translate({id: 'sandbox.lacks', message: 'Your sandbox has nothing that fits this call yet.'})}{' '}
          <button
            type="button"
            onClick={() => {
              attempt.reset();
              void prepare();
            }}
          >
            {translate({id: 'sandbox.prepare', message: 'Prepare it'})}
          </button>
        </p>
      )}
      <RequestCode request={() => requestOf(operation, values, client.about!.apiUrl)} />
      <p className="try-actions">
        <button type="submit" className="button button--primary" aria-disabled={isBusy}>
          {isStep
            ? translate({id: 'sandbox.runStep', message: 'Run this step'})
            : translate({id: 'sandbox.send', message: 'Send'})}
        </button>
        {isStep && (
          <button
            type="button"
            onClick={() => void runAll().catch((error: unknown) => console.error(errorText(error)))}
          >
            {translate({id: 'sandbox.runAll', message: 'Run all steps'})}
          </button>
        )}
        {attempt.isChanged && (
          <button type="button" onClick={attempt.reset}>
            {translate({id: 'sandbox.resetValues', message: 'Values of the sample'})}
          </button>
        )}
      </p>
      <p className="sr-only" role="status">
        {summary}
      </p>
      {failure !== '' && <p role="alert">{failure}</p>}
      {result && sentAs !== undefined && userId !== sentAs && (
        <p className="try-note">
          {translate({id: 'sandbox.next', message: 'The form is ready for {name} now.'}, {name: nameOf(userId, view)})}
        </p>
      )}
      {result && (
        <AnswerView
          result={result}
          client={client}
          view={view}
          rules={rules}
          onCode={'otp' in ((values.body as object) ?? {}) ? (otp) => void send({otp}) : undefined}
        />
      )}
    </form>
  );
}
