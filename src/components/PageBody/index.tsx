import type {ReactNode} from 'react';

/** Holds the text of a page and nothing else, so that it can be found in the page's HTML (src/plugins/served-body). */
export default function PageBody({children}: {children: ReactNode}): ReactNode {
  return <div className="markdown page-body">{children}</div>;
}
