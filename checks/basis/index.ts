import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {placeData} from '../../src/kit/dataPlaces';
import {basisFile, markOf, readBasis} from '../../src/content/front-matter/evidence';
import {isGuide} from '../pages/isGuide';
import type {ParsedPage} from '../pages/pages';
import type {Check, Problem} from '../types';

export const check: Check = {
  name: 'basis',
  description: 'Each guide says how far its subject is known, as vocabulary/basis.yaml has it.',
  guide: 'guides/testing.md#basis',
  data: [basisFile],
  run: ({root, pages, files}) => {
    const guides = pages.filter(isGuide);
    const routes = new Set(files.filter(isGuide).map(({route}) => route || 'index'));
    const {lineOf} = placeData(readFileSync(join(root, basisFile), 'utf8'));
    const unused = Object.keys(readBasis(root)).filter((route) => !routes.has(route));
    return {
      filesRead: guides.length,
      problems: [
        ...guides.flatMap((page) => findWrongBasis(page, root)),
        ...unused.map((route) => ({
          file: basisFile,
          line: lineOf([route]),
          rule: `no page has the route "${route}"`,
          repair: 'Remove the line, or correct the route.',
        })),
      ],
    };
  },
};

function findWrongBasis({file, route, version, frontMatter, keyLines}: ParsedPage, root: string): Problem[] {
  const mark = markOf(route, version, root);
  if (!mark) {
    const repair = `Add a line for "${route || 'index'}": {} when nobody has read it, or its versions with their marks, such as {2.3.0: seen}; a page that gathers several screens has {otherwise: partly-seen}.`;
    return [{file, line: 1, rule: `the page is not in ${basisFile}`, repair}];
  }
  const {basis} = frontMatter;
  if (basis === mark) return [];
  const line = keyLines.get('basis') ?? 1;
  const rule = basis === undefined ? 'key "basis" is missing' : `key "basis" is "${String(basis)}"`;
  return [{file, line, rule, repair: `Write "basis: ${mark}", as ${basisFile} says.`}];
}
