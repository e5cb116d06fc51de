import {translate} from '@docusaurus/Translate';
import type {ReactElement} from 'react';
import type {Opened} from './useClient';

/** What stands in place of a form until the sandbox is there, or cannot come. */
export function Loading({failure, retry}: Pick<Opened, 'failure' | 'retry'>): ReactElement {
  if (failure === '') return <p>{translate({id: 'sandbox.loading', message: 'The sandbox is being loaded…'})}</p>;
  return (
    <p role="alert">
      {failure}{' '}
      <button type="button" onClick={retry}>
        {translate({id: 'sandbox.retry', message: 'Try again'})}
      </button>
    </p>
  );
}
