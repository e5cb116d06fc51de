export const site = {footer: [{title: 'Docs', items: [{label: 'Docs', to: '/docs'}]}]};
