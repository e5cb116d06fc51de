import path from 'node:path';

const machine = path.dirname(require.resolve('@algolia/autocomplete-core/package.json'));
const standIn = (name: string): string => path.join(__dirname, '..', 'client', 'standIns', `${name}.ts`);

/** Rule of the bundler: what the box's state machine imports only for the hosted search is left out. */
export const leaveOut = {
  include: path.join(machine, 'dist'),
  resolve: {
    alias: {
      '@algolia/autocomplete-plugin-algolia-insights$': standIn('insights'),
      './metadata$': standIn('metadata'),
      './resolve$': standIn('resolve'),
    },
  },
};
