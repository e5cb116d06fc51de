// Not for the site, which SWC compiles: `docusaurus write-translations` and checks/messages read components with Babel.
module.exports = {presets: [require.resolve('@docusaurus/babel/preset')]};
