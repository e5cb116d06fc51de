import {Children, isValidElement, type ReactNode} from 'react';
import clsx from 'clsx';
import type {Props} from '@theme/CodeBlock';

/**
 * Code that only the browser knows, shown without colours. All code of our pages arrives as finished markup from the
 * plugin `src/content/code`; the theme's own block would add a highlighter to every page's scripts.
 */
export default function CodeBlock({children, className, language, title}: Props): ReactNode {
  return (
    // OURS: the markup of `src/content/code`, without its buttons, instead of the theme's containers and hooks.
    <div className="code-block">
      {title && <div className="code-title">{title}</div>}
      {/* Long lines scroll, and what scrolls must be reachable by keyboard. */}
      <pre className="code" tabIndex={0}>
        <code className={clsx(className, language && `language-${language}`)}>{textOf(children)}</code>
      </pre>
    </div>
  );
}

/** The code as text: the children may be text, an element, or both. */
function textOf(children: ReactNode): string {
  return Children.toArray(children)
    .map((child) => (isValidElement<{children?: ReactNode}>(child) ? textOf(child.props.children) : String(child)))
    .join('');
}
