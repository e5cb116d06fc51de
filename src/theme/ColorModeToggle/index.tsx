import type {ReactNode} from 'react';
import clsx from 'clsx';
import {useColorMode} from '@docusaurus/theme-common';
import ColorModeToggle from '@theme-original/ColorModeToggle';
import type {Props} from '@theme/ColorModeToggle';
import styles from './styles.module.css';

/** A switch with two states: each press changes what is seen, also the first one, while the colours are the device's. */
export default function ColorModeToggleWrapper(props: Props): ReactNode {
  const {colorMode} = useColorMode();
  return (
    <ColorModeToggle
      {...props}
      className={clsx(props.className, styles.toggle)}
      respectPrefersColorScheme={false}
      value={colorMode}
    />
  );
}
