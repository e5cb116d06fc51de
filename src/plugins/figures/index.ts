import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Brings the style sheet of screen sketches and diagrams to every page; the drawing itself is done by `remark.ts`. */
export default function figuresPlugin(): Plugin {
  return {
    name: 'figures',
    getClientModules: () => [path.join(__dirname, 'theme/figures.css')],
  };
}
