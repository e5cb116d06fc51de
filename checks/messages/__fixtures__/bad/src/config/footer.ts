export const footer = {
  copyright: 'All names are invented.',
  links: [{title: 'About', items: [{label: 'Release notes'}]}],
};
