import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Brings the style sheets of diagrams; the drawing itself is done by `remark.ts`. */
export default function figuresPlugin(): Plugin {
  return {
    name: 'figures',
    getClientModules: () => ['frame', 'diagrams'].map((name) => path.join(__dirname, `theme/${name}.css`)),
  };
}
