import type {ComponentProps, ReactNode} from 'react';
import MDXComponents from '@theme-original/MDXComponents';
import StaticHtml from '@site/src/site/components/StaticHtml';

/** Marks the text of a page for styles and scripts. */
function PageBody({children}: {children: ReactNode}): ReactNode {
  return <div className="markdown page-body">{children}</div>;
}

/** A program of the site is saved, not opened. */
function ProgramOrPage({href = '', ...props}: ComponentProps<typeof MDXComponents.a>): ReactNode {
  const program = /^pathname:\/\/(\/.+\.(?:mjs|ts))$/.exec(href)?.[1];
  return program ? <a {...props} href={program} download /> : <MDXComponents.a {...props} href={href} />;
}

/** What pages use beside Markdown. Mockups, diagrams and API blocks become StaticHtml at build time. */
export default {...MDXComponents, a: ProgramOrPage, wrapper: PageBody, StaticHtml};
