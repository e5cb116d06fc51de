export const navbar = {
  items: [
    {type: 'docSidebar', sidebarId: 'guid', label: 'Guide'},
    {type: 'doc', docId: 'app/logn', label: 'Log in'},
    {type: 'dropdown', label: 'More', items: [{to: '/docs/app/logn', label: 'Log in'}]},
  ],
};
