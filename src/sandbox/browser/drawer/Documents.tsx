import {translate} from '@docusaurus/Translate';
import type {ReactElement} from 'react';
import {nameOf} from '../people';
import {statusText, timeText} from '../texts';
import {actionOf} from '../try/steps';
import type {DocumentView} from '../../shared/protocol';
import type {PartProps} from './part';

/** The documents with their journeys, and what people can do with them. */
export function Documents(props: PartProps): ReactElement {
  const {view} = props;
  if (view.documents.length === 0)
    return (
      <p>
        {translate({
          id: 'sandbox.noDocuments',
          message: 'There is no document yet. Make one with documents-create, or play a scenario under “More”.',
        })}
      </p>
    );
  return (
    <ul className="sandbox-list">
      {view.documents.map((document, index) => (
        <li key={document.id}>
          <details open={index === 0}>
            <summary>
              <b>{document.no}</b> <span className="sandbox-status">{statusText(document.status, props.client)}</span>
              <br />
              {document.subject}
            </summary>
            <code>{document.id}</code>
            {document.reason !== undefined && <p>{document.reason}</p>}
            <Journey document={document} {...props} />
          </details>
        </li>
      ))}
    </ul>
  );
}

function Journey({document, client, view, control}: PartProps & {document: DocumentView}): ReactElement {
  const person = (userId: number): string => nameOf(userId, view);
  const codeOf = (userId: number): string => view.people.find(({id}) => id === userId)?.code ?? '';
  const act = (userId: number, doing: string): void =>
    void control('/act', {documentId: document.id, as: codeOf(userId), do: doing});
  return (
    <>
      <ol>
        {document.steps.map((step) => (
          <li key={step.id}>
            {person(step.userId)} · {client.about?.permissions[step.permission] ?? step.permission}
            {step.processedDate !== undefined && (
              <span className="sandbox-time">{` · ${step.isRejected ? '✗' : '✓'} ${timeText(step.processedDate)}`}</span>
            )}
            {step.isWaiting && (
              <span className="sandbox-actions">
                {step.processCode !== undefined && (
                  <>
                    {translate({id: 'sandbox.code', message: 'Processing code'})} <code>{step.processCode}</code>{' '}
                  </>
                )}
                <button type="button" onClick={() => act(step.userId, actionOf(step.permission))}>
                  {actText(actionOf(step.permission), person(step.userId))}
                </button>
                <button type="button" onClick={() => act(step.userId, 'reject')}>
                  {translate({id: 'sandbox.act.reject', message: 'Reject'})}
                </button>
              </span>
            )}
          </li>
        ))}
      </ol>
      {document.status === -2 && (
        <button type="button" onClick={() => act(document.createdByUserId, 'restore')}>
          {translate({id: 'sandbox.act.restore', message: 'Restore it'})}
        </button>
      )}
      <ul className="sandbox-history">
        {document.history.map(({at, what, userId}, index) => (
          <li key={index}>
            {timeText(at)} · {activityText(what)} · {person(userId)}
          </li>
        ))}
      </ul>
    </>
  );
}

function actText(action: string, name: string): string {
  switch (action) {
    case 'sign':
      return translate({id: 'sandbox.act.sign', message: 'Sign as {name}'}, {name});
    case 'approve':
      return translate({id: 'sandbox.act.approve', message: 'Approve as {name}'}, {name});
    default:
      return translate({id: 'sandbox.act.do', message: 'Do it as {name}'}, {name});
  }
}

function activityText(what: DocumentView['history'][number]['what']): string {
  const texts: Record<typeof what, string> = {
    create: translate({id: 'sandbox.did.create', message: 'created'}),
    update: translate({id: 'sandbox.did.update', message: 'changed'}),
    send: translate({id: 'sandbox.did.send', message: 'sent'}),
    process: translate({id: 'sandbox.did.process', message: 'processed'}),
    reject: translate({id: 'sandbox.did.reject', message: 'rejected'}),
    cancel: translate({id: 'sandbox.did.cancel', message: 'cancelled'}),
    delete: translate({id: 'sandbox.did.delete', message: 'deleted'}),
    restore: translate({id: 'sandbox.did.restore', message: 'restored'}),
  };
  return texts[what];
}
