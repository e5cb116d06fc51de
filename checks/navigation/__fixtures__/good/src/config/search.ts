export const searchOptions = {mainTasks: {'': ['app/login'], app: ['app/login']}, areaPriors: {app: 1}};
