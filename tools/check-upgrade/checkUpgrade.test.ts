import {expect, test} from 'vitest';
import {describeSteps} from './describeSteps';
import {upgradePackages} from './upgradePackages';

const lock = {
  packages: {
    '': {version: '1.0.0'},
    'node_modules/@docusaurus/core': {version: '3.1.0'},
    'node_modules/@docusaurus/logger': {version: '3.1.0'},
    'node_modules/@docusaurus/tsconfig': {version: '3.1.0'},
    'node_modules/@docusaurus/react-loadable': {version: '6.0.0'},
    'node_modules/react': {version: '3.1.0'},
  },
};
const packageJson = {
  name: 'site',
  dependencies: {'@docusaurus/core': '3.1.0', '@docusaurus/react-loadable': '6.0.0', react: '3.1.0'},
  devDependencies: {'@docusaurus/tsconfig': '3.1.0'},
  overrides: {'@docusaurus/logger': {chalk: '5.0.0'}, joi: '17.0.0'},
};

test('the packages of one release are upgraded together, also those that others bring', () => {
  expect(upgradePackages(packageJson, lock, '4.0.0-canary-1')).toEqual({
    name: 'site',
    dependencies: {'@docusaurus/core': '4.0.0-canary-1', '@docusaurus/react-loadable': '6.0.0', react: '3.1.0'},
    devDependencies: {'@docusaurus/tsconfig': '4.0.0-canary-1'},
    overrides: {
      '@docusaurus/core': '4.0.0-canary-1',
      '@docusaurus/tsconfig': '4.0.0-canary-1',
      '@docusaurus/logger': {chalk: '5.0.0'},
      joi: '17.0.0',
    },
  });
});

test('the report is a table, with what failed below its step', () => {
  const step = {hasPassed: true, seconds: 61.4, output: ''};
  const bad = {...step, name: 'build', hasPassed: false, output: 'fine\n\u001B[31mError: no page\u001B[0m\nfine\n'};
  expect(describeSteps('4.0.0', [{...step, name: 'types'}, bad])).toBe(
    'Docusaurus 4.0.0\n✓ types           61 s\n✗ build           61 s\n    Error: no page\n1 of 2 failed: guides/upgrading.md.',
  );
  expect(describeSteps('4.0.0', [{...step, name: 'types'}])).toMatch(/\nEverything passed\.$/);
});
