// npm start, npm run build: Docusaurus, without its advice in each language to remove babel.config.js. SWC compiles the
// site; the file is for what reads messages out of components (`docusaurus write-translations`, checks/messages).
process.env.DOCUSAURUS_BABEL_CONFIG_FILE_NAME ??= 'no-babel.config.js';
await import('@docusaurus/core/bin/docusaurus.mjs');
