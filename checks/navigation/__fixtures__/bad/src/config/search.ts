export const searchOptions = {
  mainTasks: {
    '': ['app/logn'],
    ap: ['app/login'],
  },
  areaPriors: {appp: 1},
};
