import type {ParsedPage} from '../pages/pages';
import type {Check, Problem} from '../types';
import {findPictures, type Picture} from './findPictures';

/** Shorter texts name the picture instead of saying what it shows. */
const fewestLetters = 20;
/** Screen readers announce pictures as such. */
const emptyOpenings =
  /^(an? |the )?(image|picture|screenshot|photo|drawing|sketch|mockup|diagram|figure) (of|showing)|^(hình ảnh|ảnh chụp|ảnh màn hình|ảnh minh họa|sơ đồ minh họa) /i;

export const check: Check = {
  name: 'alt-text',
  description: 'Every picture, mockup and diagram says in words what the reader should notice.',
  guide: 'guides/testing.md#alt-text',
  run: ({pages}) => ({filesRead: pages.length, problems: pages.flatMap(findSilentPictures)}),
};

function findSilentPictures(page: ParsedPage): Problem[] {
  const seen = new Set<string>();
  return findPictures(page).flatMap((picture): Problem[] => {
    const finding = describe(picture, seen);
    if (picture.alt) seen.add(picture.alt);
    return finding ? [{file: page.file, line: picture.line, ...finding}] : [];
  });
}

function describe({name, attribute, alt}: Picture, seen: ReadonlySet<string>): Pick<Problem, 'rule' | 'repair'> | null {
  const repair = 'Say what the reader should notice, in one sentence.';
  if (!alt.trim()) return {rule: `${name} has no ${attribute}`, repair};
  if (alt.length < fewestLetters)
    return {rule: `the ${attribute} "${alt}" of ${name} is too short to describe it`, repair};
  if (emptyOpenings.test(alt)) {
    return {
      rule: `the ${attribute} of ${name} begins with "${alt.slice(0, 16)}…"`,
      repair: 'Begin with what is seen; that it is a picture is known.',
    };
  }
  if (seen.has(alt))
    return {rule: `${name} repeats the ${attribute} of another picture`, repair: 'Say what is different in this one.'};
  return null;
}
