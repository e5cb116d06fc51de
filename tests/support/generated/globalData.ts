import {currentVersion, versions} from '../../../src/kit/versions';

const globalData = {
  'docusaurus-plugin-content-docs': {
    default: {
      path: '/docs',
      breadcrumbs: true,
      versions: versions.map(({name, label, path}) => ({
        name,
        label,
        isLast: name === currentVersion.name,
        path: path ? `/docs/${path}` : '/docs',
        mainDocId: 'index',
        docs: [{id: 'index', path: path ? `/docs/${path}` : '/docs', sidebar: 'tutorialSidebar'}],
        draftIds: [],
        sidebars: {},
      })),
    },
  },
};

export default globalData;
