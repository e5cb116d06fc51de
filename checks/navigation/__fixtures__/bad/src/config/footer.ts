export const footer = {
  links: [{title: 'Docs', items: [{label: 'Draft', to: '/docs/draft'}]}],
};
