import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {roles} from '@site/src/site/components/home/RoleCards/roles';
import {useSimilarPages} from './useSimilarPages';

/** Pages like the one that the reader wanted, which is known only in the browser; if there are none, where to begin. */
export default function SimilarPages(): ReactNode {
  const pages = useSimilarPages();
  if (!pages) return null;
  return (
    <>
      <p>
        {pages.length > 0 ? (
          <Translate id="site.notFound.similar">Did you mean one of these pages?</Translate>
        ) : (
          <Translate id="site.notFound.begin">No page has a similar address. Begin here:</Translate>
        )}
      </p>
      <ul>
        {pages.map(({address, title}) => (
          <li key={address}>
            <Link to={address}>{title}</Link>
            {title !== address && <span>{address}</span>}
          </li>
        ))}
        {pages.length === 0 &&
          roles().map(({id, title, to}) => (
            <li key={id}>
              <Link to={to}>{title}</Link>
            </li>
          ))}
      </ul>
    </>
  );
}
