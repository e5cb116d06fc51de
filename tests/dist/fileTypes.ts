import {extname} from 'node:path';
import {headers} from '../../src/config/headers';
import type {BuiltCheck} from './types';

/** Every file that is served has a type: without one, browsers guess its letters, or save what readers want to read. */
export const fileTypes: BuiltCheck = {
  name: 'file-types',
  unit: 'files',
  run({files}) {
    const served = [...files.keys()].filter((path) => !headers.hiddenFiles.test(path));
    return {
      count: served.length,
      findings: served
        .filter((path) => !Object.hasOwn(headers.fileTypes, extname(path).slice(1)))
        .map((where) => ({
          where,
          problem: `has no type. Add "${extname(where)}" to fileTypes in src/config/headers.ts.`,
        })),
    };
  },
};
