import {readFileSync} from 'node:fs';
import {globSync} from 'tinyglobby';
import {expect, it} from 'vitest';
import {contentFolders} from '../../kit/pageLocation';
import {drawGraph} from './drawGraph';
import {drawSequence} from './drawSequence';
import {parseDiagram} from './parseDiagram';
import {phoneWidth} from './svgParts';

it('every diagram of the site is drawn no wider than a phone', async () => {
  const pages = globSync(contentFolders.map(({folder}) => `${folder}/**/*.{md,mdx}`));
  const widths = pages.flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/^[ \t]*```diagram.*\n([^]*?)\n[ \t]*```$/gm)].map(
      async ([, source = '']) => {
        const diagram = parseDiagram(source, {file: {path, cwd: process.cwd()}, line: 1});
        const {width} = diagram.kind === 'sequence' ? drawSequence(diagram, '') : await drawGraph(diagram, '');
        return {path, width};
      },
    ),
  );
  const all = await Promise.all(widths);
  expect(all.length).toBeGreaterThan(40);
  expect(all.filter(({width}) => width > phoneWidth)).toEqual([]);
});
