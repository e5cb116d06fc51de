import {expect, it} from 'vitest';
import {findConflicts} from './findConflicts';
import {toPattern} from './wordRules';

const rule = (ban: string[], use: string) => ({locale: 'en', ban: toPattern(ban), use});

it('accepts entries that agree, and ideas without a common word', () => {
  const ideas = [
    ['recycle bin', 'trash'],
    ['cancel', 'void'],
  ];
  expect(findConflicts([rule(['trash'], '"recycle bin"')], ideas)).toEqual([]);
});

it('refuses a word that one entry asks for and another avoids', () => {
  const problems = findConflicts([rule(['trash'], '"recycle bin"'), rule(['bin'], '"basket"')], []);
  expect(problems.map(({rule: broken}) => broken)).toEqual(['one entry asks for "recycle bin", another avoids "bin"']);
});

it('refuses a word that two ideas have, or one idea twice', () => {
  const ideas = [
    ['cancel', 'void', 'Void'],
    ['delete', 'Cancel'],
  ];
  expect(findConflicts([], ideas).map(({rule: broken}) => broken)).toEqual([
    '"void" is given twice',
    '"cancel" is given twice',
  ]);
});
