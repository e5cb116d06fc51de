import {expect, test} from 'vitest';
import {findDifference, readEnvironment, type Environment} from './environment';

const kept: Environment = {
  browser: 'Chromium 150',
  fonts: {
    'system-ui': 'Noto Sans Regular 1',
    'sans-serif': 'Noto Sans Regular 1',
    monospace: 'Noto Sans Mono Regular 1',
  },
};

test('pictures are compared where browser and fonts are those of the kept ones', () => {
  expect(findDifference(structuredClone(kept), kept)).toBeUndefined();
});

test('elsewhere they are not, and the reason is given', () => {
  expect(findDifference({...kept, browser: 'Chromium 1'}, kept)).toContain('browser: "Chromium 1" here');
  const fonts = {...kept.fonts, 'system-ui': 'Other Regular 1'};
  expect(findDifference({...kept, fonts}, kept)).toContain('font for system-ui: "Other Regular 1" here');
  expect(findDifference(kept, undefined)).toBe('no pictures are kept yet');
});

test('only the first number of the browser counts', () => {
  expect(readEnvironment('150.0.7.1').browser).toBe('Chromium 150');
});
