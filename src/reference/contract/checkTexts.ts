import type {Json} from '../shared/model';
import type {Report} from './ContractError';
import {humanTexts} from './humanTexts';
import {markdownProblem} from './markdown';

/** Reports texts that pages could not show as they are written: HTML, headings, pictures, relative links. */
export function checkTexts(root: Json, report: Report): void {
  for (const {path, text} of humanTexts(root)) {
    const problem = markdownProblem(text);
    if (problem) report(path, 'markdown', problem);
  }
}
