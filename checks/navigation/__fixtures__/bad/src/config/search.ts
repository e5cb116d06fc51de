export const searchOptions = {
  mainTasks: {
    '': ['app/logn'],
    ap: ['app/login'],
  },
  routePriors: {'app/logins': 0.9},
  areaPriors: {appp: 1},
};
