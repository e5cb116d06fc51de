// Docusaurus as it comes, with its fast bundler and a search of its own: nothing else is set than the site needs.
module.exports = {
  title: 'Documentation',
  url: 'https://example.com',
  baseUrl: '/',
  trailingSlash: false,
  future: {v4: true, faster: {rspackPersistentCache: false}},
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  i18n: {defaultLocale: 'en', locales: ['en', 'vi']},
  markdown: {format: 'mdx', hooks: {onBrokenMarkdownLinks: 'ignore'}},
  presets: [
    [
      'classic',
      {
        docs: {sidebarPath: './sidebars.json', lastVersion: 'current', versions: {current: {label: '2.3.0', path: ''}}},
        blog: false,
        pages: false,
      },
    ],
  ],
  themes: [['@easyops-cn/docusaurus-search-local', {hashed: true, language: ['en', 'vi'], indexBlog: false}]],
  themeConfig: {
    navbar: {title: 'Documentation', items: [{type: 'docsVersionDropdown'}, {type: 'localeDropdown'}]},
    prism: {additionalLanguages: ['bash', 'json']},
  },
};
