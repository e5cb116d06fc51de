export default {guide: ['index', 'app/login']};
