import type {Reporter, Suite, TestCase} from '@playwright/test/reporter';

/** Ends a run of the browser tests with the line that the stages read: "N passed, N failed". */
export default class BrowserCounts implements Reporter {
  private tests: TestCase[] = [];
  private errors = 0;

  onBegin(_config: unknown, suite: Suite): void {
    this.tests = suite.allTests();
  }

  onError(): void {
    this.errors += 1;
  }

  onEnd(): void {
    const count = (outcome: string) => this.tests.filter((test) => test.outcome() === outcome).length;
    // A test that was never run has shown nothing, and one that passed only on a second try is a fault of the page.
    const unfinished = this.tests.filter((test) => test.results.length === 0).length;
    const failed = count('unexpected') + count('flaky') + unfinished + this.errors;
    const reasons = this.tests.flatMap(({annotations}) =>
      annotations.flatMap(({type, description}) => (type === 'skip' ? [description ?? 'no reason given'] : [])),
    );
    for (const reason of new Set(reasons)) {
      console.log(`\n${reasons.filter((each) => each === reason).length} left out: ${reason}`);
    }
    console.log(`\n${count('expected')} passed, ${failed} failed`);
  }
}
