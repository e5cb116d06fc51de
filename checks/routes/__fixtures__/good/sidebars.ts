export default {app: [{type: 'category', label: 'App', link: {type: 'generated-index', slug: '/app'}, items: ['app/login']}]};
