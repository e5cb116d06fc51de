export default {
  guide: ['index', 'app/login', {type: 'link', label: 'Home', href: '/hme'}],
  later: ['draft'],
};
