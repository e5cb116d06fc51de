import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Adds the styles of UI mockups; `remark.ts` renders them. */
export default function mockups(): Plugin {
  return {name: 'mockups', getClientModules: () => [path.join(__dirname, 'theme/mockups.css')]};
}
