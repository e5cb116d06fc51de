import type {ReactNode} from 'react';

/** Stands in for the theme's `MDXContent`, whose components only pages need that keep their text in their script. */
export default function PlainContent({children}: {children: ReactNode}): ReactNode {
  return children;
}
