import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {useSimilarPages} from './useSimilarPages';

/** Pages like the one that the reader wanted, which is known only in the browser. */
export default function SimilarPages(): ReactNode {
  const pages = useSimilarPages();
  return (
    pages.length > 0 && (
      <>
        <p>
          <Translate id="site.notFound.similar">Did you mean one of these pages?</Translate>
        </p>
        <ul>
          {pages.map(({address, title}) => (
            <li key={address}>
              <Link to={address}>{title}</Link>
              {title !== address && <span>{address}</span>}
            </li>
          ))}
        </ul>
      </>
    )
  );
}
