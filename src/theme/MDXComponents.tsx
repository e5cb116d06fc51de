import type {ComponentProps, ReactNode} from 'react';
import MDXComponents from '@theme-original/MDXComponents';
import StaticHtml from '@site/src/site/components/StaticHtml';

/**
 * Marks the text of a page for styles and scripts. As a section it outweighs the examples in it where reader modes look for
 * the text.
 */
function PageBody({children}: {children: ReactNode}): ReactNode {
  return <section className="markdown page-body">{children}</section>;
}

/** Reader modes take a box with links for an advertisement unless its class says that it is text. */
function Admonition(props: ComponentProps<typeof MDXComponents.admonition>): ReactNode {
  return <MDXComponents.admonition {...props} className="text" />;
}

/** A program of the site is saved, not opened. */
function LinkOrDownload(props: ComponentProps<'a'>): ReactNode {
  const isProgram = /^pathname:\/\/.+\.(?:mjs|ts)$/.test(props.href ?? '');
  return <MDXComponents.a {...props} {...(isProgram ? {download: true, target: '_self'} : {})} />;
}

/** What pages use beside Markdown. Mockups, diagrams and API blocks become StaticHtml at build time. */
export default {...MDXComponents, a: LinkOrDownload, admonition: Admonition, wrapper: PageBody, StaticHtml};
