import type {ReactNode} from 'react';
import type {Props} from '@theme/DocCard/Description';

/** OURS: the whole text, and above it the path of an API operation. */
export default function DocCardDescription({item, description}: Props): ReactNode {
  const path = item.type === 'link' ? item.customProps?.path : undefined;
  return (
    <>
      {typeof path === 'string' && <code className="card-path">{path}</code>}
      <p className="theme-doc-card-description">{description}</p>
    </>
  );
}
