import {lazy, Suspense, type ReactNode} from 'react';
import type {Props} from '@theme/NotFound/Content';

/** Every docs page brings this part, in case its version has no such page; few readers ever need what it shows. */
const WaysOn = lazy(() => import('./WaysOn'));

/** OURS: says what happened in one sentence and offers ways on; the stock page only asks to report the link. */
export default function NotFoundContent(props: Props): ReactNode {
  return (
    <Suspense>
      <WaysOn {...props} />
    </Suspense>
  );
}
