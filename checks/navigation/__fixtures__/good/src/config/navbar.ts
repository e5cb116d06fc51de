export const navbar = {
  items: [
    {type: 'docSidebar', sidebarId: 'guide', label: 'Guide'},
    {type: 'dropdown', label: 'More', items: [{to: '/docs/app/login#steps', label: 'Log in'}, {href: 'https://example.com'}]},
  ],
};
