import MDXComponents from '@theme-original/MDXComponents';
import PageBody from '@site/src/components/PageBody';
import StaticHtml from '@site/src/components/StaticHtml';

/** The words our pages may use beside Markdown. Mockups, diagrams and API blocks become StaticHtml at build time. */
export default {...MDXComponents, wrapper: PageBody, StaticHtml};
