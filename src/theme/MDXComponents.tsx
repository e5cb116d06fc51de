import type {ComponentProps, ReactNode} from 'react';
import MDXComponents from '@theme-original/MDXComponents';
import StaticHtml from '@site/src/site/components/StaticHtml';

/** Marks the text of a page for styles and scripts. */
function PageBody({children}: {children: ReactNode}): ReactNode {
  return <div className="markdown page-body">{children}</div>;
}

/** A program of the site is saved, not opened. */
function LinkOrDownload(props: ComponentProps<'a'>): ReactNode {
  const isProgram = /^pathname:\/\/.+\.(?:mjs|ts)$/.test(props.href ?? '');
  return <MDXComponents.a {...props} {...(isProgram ? {download: true, target: '_self'} : {})} />;
}

/** What pages use beside Markdown. Mockups, diagrams and API blocks become StaticHtml at build time. */
export default {...MDXComponents, a: LinkOrDownload, wrapper: PageBody, StaticHtml};
