import {expect, test} from 'vitest';
import {machinePaths} from './machinePaths';
import {siteOf} from './siteOf';

test('a file with the folder of the build is named', async () => {
  const {count, findings} = await machinePaths.run(
    siteOf({'/a.js': `"${process.cwd()}/logo.svg"`, '/b.css': 'a{}', '/c.png': process.cwd()}),
  );
  expect(count).toBe(2);
  expect(findings.map(({where}) => where)).toEqual(['/a.js']);
});
