export const footer = {links: [{title: 'Docs', items: [{label: 'Docs', to: '/docs'}]}]};
