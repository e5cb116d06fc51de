export default {
  guide: ['index', 'app/login', {type: 'link', label: 'Home', href: '/'}],
  later: ['draft'],
};
