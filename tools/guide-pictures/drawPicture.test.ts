import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {globSync} from 'tinyglobby';
import {drawPicture, picturesFolder} from './drawPicture';

it.each(globSync(`${picturesFolder}/*.mmd`))(
  'the picture of %s is what its source draws: npm run guide-pictures',
  async (file) => {
    expect(await drawPicture(file)).toBe(readFileSync(file.replace(/mmd$/, 'svg'), 'utf8'));
  },
);
