import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Brings the style sheets of screen sketches; the drawing itself is done by `remark.ts`. */
export default function figuresPlugin(): Plugin {
  return {
    name: 'figures',
    getClientModules: () => ['frame', 'sketches'].map((name) => path.join(__dirname, `theme/${name}.css`)),
  };
}
