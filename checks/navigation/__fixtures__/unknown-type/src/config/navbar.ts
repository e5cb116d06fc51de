export const navbar = {
  items: [
    {type: 'docSidebr', sidebarId: 'guide', label: 'Guide'},
  ],
};
