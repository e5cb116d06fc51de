module.exports = {presets: [require.resolve('@docusaurus/babel/preset')]};
