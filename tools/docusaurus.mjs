// npm start, npm run build: Docusaurus with two settings that only the environment has.
import {appendFileSync} from 'node:fs';

// Pictures stay files, however small: a page as Markdown holds their addresses, not their bytes.
process.env.WEBPACK_URL_LOADER_LIMIT ??= '0';
// No advice in each language to remove babel.config.js: SWC compiles the site; the file is for what reads messages out of
// components (`docusaurus write-translations`, checks/messages).
process.env.DOCUSAURUS_BABEL_CONFIG_FILE_NAME ??= 'no-babel.config.js';
// A build whose starter was killed goes on, and is one still: tools/build-site/lockBuild.ts.
if (process.env.BUILD_LOCK) appendFileSync(process.env.BUILD_LOCK, `${process.pid}\n`);
await import('@docusaurus/core/bin/docusaurus.mjs');
