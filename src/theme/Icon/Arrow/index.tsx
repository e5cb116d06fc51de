import type {ReactNode} from 'react';
import {ChevronsRight} from 'lucide-react';
import type {Props} from '@theme/Icon/Arrow';

/** OURS: two angles, from the icon set of the site; the stock drawing has many times its markup. */
export default function IconArrow(props: Props): ReactNode {
  return <ChevronsRight width={20} height={20} {...props} />;
}
