import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';

/** What a reader whose search found nothing can try, for the dialog and the page. */
export default function NoResultsAdvice(): ReactNode {
  return (
    <Translate id="site.search.advice" description="Below the message that nothing was found">
      Try fewer words, or other words for the same thing. Tone marks are not needed.
    </Translate>
  );
}
