import {join} from 'node:path';
import {createContext} from './content/createContext';
import {formatProblem} from './runChecks';
import type {Check, CheckResult} from './types';

/** What a check said about a fixture, with its messages in their printed form. */
export interface FixtureResult extends CheckResult {
  messages: string[];
}

/** Runs a check on one of its own fixtures, a small project in checks/<name>/__fixtures__/<fixture>. */
export async function runFixture(check: Check, fixture: string): Promise<FixtureResult> {
  const root = join(__dirname, check.name, '__fixtures__', fixture);
  const result = await check.run(createContext(root));
  return {...result, messages: result.problems.map((problem) => formatProblem(check.name, problem))};
}
