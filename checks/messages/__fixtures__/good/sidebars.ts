const sidebars = {
  appSidebar: [
    {
      type: 'category',
      label: 'Get started',
      key: '/app',
      link: {type: 'generated-index', title: 'Get started', description: 'Install the app.'},
      items: ['app/login'],
    },
    {type: 'link', label: 'Status', href: 'https://status.example.com'},
  ],
};

export default sidebars;
