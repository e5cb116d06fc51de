import type {Reporter, TestModule} from 'vitest/node';

/** Ends a run of the unit tests with the line that the stages read: "N passed, N failed". */
export default class UnitCounts implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const count = (state: string) => tests.filter((test) => test.result().state === state).length;
    // A file that cannot even be loaded has no tests to fail.
    const unreadable = modules.filter((module) => module.errors().length > 0).length;
    console.log(`\n${count('passed')} passed, ${count('failed') + unreadable + errors.length} failed`);
  }
}
