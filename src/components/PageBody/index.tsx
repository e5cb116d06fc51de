import type {ReactNode} from 'react';

/** Holds the text of a page and nothing else, for the styles and scripts that look for it. */
export default function PageBody({children}: {children: ReactNode}): ReactNode {
  return <div className="markdown page-body">{children}</div>;
}
