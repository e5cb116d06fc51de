import type {ReactNode} from 'react';
import MDXComponents from '@theme-original/MDXComponents';
import StaticHtml from '@site/src/site/components/StaticHtml';

/** Marks the text of a page for styles and scripts. */
function PageBody({children}: {children: ReactNode}): ReactNode {
  return <div className="markdown page-body">{children}</div>;
}

/** What pages use beside Markdown. Mockups, diagrams and API blocks become StaticHtml at build time. */
export default {...MDXComponents, wrapper: PageBody, StaticHtml};
