export const site = {
  footer: [{title: 'Docs', items: [{label: 'Draft', to: '/docs/draft'}]}],
};
