import type {ReactNode} from 'react';
import {Pencil} from 'lucide-react';
import type {Props} from '@theme/Icon/Edit';
import styles from './styles.module.css';

/** OURS: a pencil, from the icon set of the site; the stock drawing has many times its markup. */
export default function IconEdit(props: Props): ReactNode {
  return <Pencil width={20} height={20} className={styles.edit} {...props} />;
}
