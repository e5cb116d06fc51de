import {locales} from '../../src/kit/locales';
import type {BoxReply} from '../search/evaluate';
import {countMarks, showsWhy} from '../search/findWrongMarks';
import type {SearchPlace} from '../search/readIndexes';
import {leastExplained, mostWrongMarks} from '../search/thresholds';
import type {Finding} from './types';

/** A query with what the box shows for it. */
export interface Answer extends BoxReply {
  place: SearchPlace;
  query: string;
}

const whereOf = ({place, query}: Answer): string => `${place.locale} ${place.version} “${query}”`;

/** @returns the queries of which two rows look the same, so that nobody can choose between them. */
export function checkEqualRows(answers: readonly Answer[]): Finding[] {
  return answers.flatMap((answer): Finding[] => {
    const looks = answer.rows.map(({area, title, trail}) => `${area ?? ''} › ${trail} › ${title}`);
    const twice = looks.find((look, position) => looks.indexOf(look) !== position);
    return twice === undefined ? [] : [{where: whereOf(answer), problem: `two rows say: ${twice}`}];
  });
}

/** @returns the queries whose first row does not show why it is there, if they are too many. */
export function checkExplained(answers: readonly Answer[]): Finding[] {
  const answered = answers.filter(({rows}) => rows.length > 0);
  const unexplained = answered.filter(({rows: [first]}) => first && !showsWhy(first));
  if (unexplained.length <= (1 - leastExplained) * answered.length) return [];
  return unexplained.map((answer) => ({
    where: whereOf(answer),
    problem: `“${answer.rows[0]?.title}” is the first row, without a marked word and without another name.`,
  }));
}

/** @returns the queries of a language that have wrong marks, if these are too many. */
export function checkMarks(answers: readonly Answer[]): Finding[] {
  return locales.flatMap(({code}) => {
    const marked = answers
      .filter(({place}) => place.locale === code)
      .map((answer) => ({answer, ...countMarks(answer.place, answer.query, answer)}));
    const all = marked.reduce((sum, {count}) => sum + count, 0);
    const wrong = marked.filter((each) => each.wrong.length > 0);
    if (wrong.reduce((sum, each) => sum + each.wrong.length, 0) <= mostWrongMarks * all) return [];
    return wrong.map((each) => ({
      where: whereOf(each.answer),
      problem: `marks what is no word of the query: ${[...new Set(each.wrong)].join(', ')}.`,
    }));
  });
}
