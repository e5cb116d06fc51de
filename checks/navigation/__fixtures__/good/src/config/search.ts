export const searchOptions = {mainTasks: {'': ['app/login'], app: ['app/login']}, routePriors: {login: 0.9}, areaPriors: {app: 1}};
