import {expect, test} from 'vitest';
import {fileTypes} from './fileTypes';
import {goodPage, siteOf} from './siteOf';

test('a served file without a type is found', async () => {
  const site = siteOf({'/index.html': goodPage, '/receive.py': '', '/receive.pl': '', '/main.js.map': ''});
  expect(await fileTypes.run(site)).toEqual({
    count: 3,
    findings: [{where: '/receive.pl', problem: 'has no type. Add ".pl" to fileTypes in src/config/headers.ts.'}],
  });
});
