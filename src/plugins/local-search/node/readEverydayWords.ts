import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import type {EverydayWords} from '../shared/searchTypes';

/** @returns the project's words that are about no page in particular. */
export function readEverydayWords(file = path.join(__dirname, 'everyday.yaml')): EverydayWords {
  return parse(readFileSync(file, 'utf8')) as EverydayWords;
}
