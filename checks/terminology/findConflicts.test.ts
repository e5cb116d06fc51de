import {expect, it} from 'vitest';
import {findConflicts} from './findConflicts';
import {toPattern} from './wordRules';

const rule = (ban: string[], use: string) => ({locale: 'en', ban: toPattern(ban), use});

it('accepts entries that agree', () => {
  expect(findConflicts([rule(['trash'], '"recycle bin"')], [{titles: ['recycle bin'], search: ['trash']}])).toEqual([]);
});

it('refuses a word that one entry asks for and another avoids', () => {
  const problems = findConflicts([rule(['trash'], '"recycle bin"'), rule(['bin'], '"basket"')], []);
  expect(problems.map(({rule: broken}) => broken)).toEqual(['one entry asks for "recycle bin", another avoids "bin"']);
});

it('refuses a title of two entries, and a phrase that an entry repeats', () => {
  const concepts = [
    {titles: ['Cancel'], search: ['void', 'Void']},
    {titles: ['cancel', 'delete'], search: ['delete']},
  ];
  expect(findConflicts([], concepts).map(({rule: broken}) => /"(.*?)"/.exec(broken)?.[1])).toEqual([
    'void',
    'delete',
    'cancel',
  ]);
});
