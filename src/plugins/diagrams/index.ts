import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Adds the styles of diagrams; `remark.ts` draws them. */
export default function diagrams(): Plugin {
  return {name: 'diagrams', getClientModules: () => [path.join(__dirname, 'theme/diagrams.css')]};
}
