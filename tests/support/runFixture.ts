import './fixtureVersions';
import {join} from 'node:path';
import {createContext} from '../../checks/pages/createContext';
import {formatProblem} from '../../checks/runChecks';
import type {Check, CheckResult} from '../../checks/types';

/**
 * Runs a check on one of its own fixtures, a small project in `checks/<name>/__fixtures__/<fixture>`.
 *
 * @returns its result, with the messages as they are printed
 */
export async function runFixture(check: Check, fixture: string): Promise<CheckResult & {messages: string[]}> {
  const root = join(__dirname, '../../checks', check.name, '__fixtures__', fixture);
  const result = await check.run(createContext(root));
  const problems = [...result.problems, ...(result.waiting?.problems ?? [])];
  return {...result, messages: problems.map((problem) => formatProblem(check.name, problem))};
}
