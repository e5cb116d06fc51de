import type {ReactNode} from 'react';
import MDXComponents from '@theme-original/MDXComponents';
import StaticHtml from '@site/src/components/StaticHtml';

/** Holds the text of a page and nothing else, for the styles and scripts that look for it. */
function PageBody({children}: {children: ReactNode}): ReactNode {
  return <div className="markdown page-body">{children}</div>;
}

/** What pages use beside Markdown. Mockups, diagrams and API blocks become StaticHtml at build time. */
export default {...MDXComponents, wrapper: PageBody, StaticHtml};
