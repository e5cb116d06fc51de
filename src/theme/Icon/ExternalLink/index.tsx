import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/Icon/ExternalLink';
import {ExternalLink} from 'lucide-react';
import styles from './styles.module.css';

/** OURS: an arrow out of a box, from the icon set of the site; the stock one needs a drawing in every page. */
export default function IconExternalLink({width = 13.5, height = 13.5}: Props): ReactNode {
  return (
    <ExternalLink
      width={width}
      height={height}
      role="img"
      aria-label={translate({id: 'theme.IconExternalLink.ariaLabel', message: '(opens in new tab)'})}
      className={styles.outward}
    />
  );
}
