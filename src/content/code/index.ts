import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

const noHighlighter = path.join(__dirname, 'browser/noHighlighter.ts');

/**
 * The client side of code blocks: the two buttons. The highlighting itself is done by `rehype.ts` while pages are built,
 * which also names the styles.
 */
export default function codeHighlight(): Plugin {
  return {
    name: 'code',
    getClientModules: () => [path.join(__dirname, 'browser/codeButtons.ts')],
    // The theme loads a highlighter and its languages on every page, also when no page uses them: it gets empty ones.
    configureWebpack: () => ({
      resolve: {alias: {'prism-react-renderer$': noHighlighter, '@theme/prism-include-languages': noHighlighter}},
    }),
  };
}
