import type {ReactNode} from 'react';
import ThemedImage from '@theme-original/ThemedImage';
import type {Props} from '@theme/ThemedImage';

/**
 * Images of the two colour modes are fetched when one is about to be seen: never the one of the other mode. A drawing
 * is a document of its own for the browser; fetched with the page, both logos were made before its text was painted.
 */
export default function ThemedImageWrapper(props: Props): ReactNode {
  return <ThemedImage loading="lazy" {...props} />;
}
