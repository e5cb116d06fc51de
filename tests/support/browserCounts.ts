import type {FullConfig, Reporter, Suite, TestCase} from '@playwright/test/reporter';

/** Ends a run of the browser tests with the line that the stages read: "N passed, N failed". */
export default class BrowserCounts implements Reporter {
  private tests: TestCase[] = [];
  private errors = 0;
  private missingEngines: string[] = [];

  onBegin({metadata}: FullConfig, suite: Suite): void {
    this.tests = suite.allTests();
    this.missingEngines = metadata.missingEngines as string[];
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
    for (const engine of this.missingEngines) console.log(`\nleft out: ${engine}, which is not installed here`);
    const engines = this.countByEngine();
    if (engines.length > 0) console.log(`\nengines: ${engines.join(', ')}`);
    console.log(`\n${count('expected')} passed, ${failed} failed`);
  }

  /** @returns each engine that ran, with its version and its number of tests; all tests of a project have the same */
  private countByEngine(): string[] {
    const engineOf = new Map<string | undefined, string>();
    const projectOf = ({parent}: TestCase): string | undefined => parent.project()?.name;
    for (const test of this.tests) {
      const engine = test.annotations.find(({type}) => type === 'engine')?.description;
      if (engine) engineOf.set(projectOf(test), engine);
    }
    const ran = this.tests.filter(({results}) => results.some(({status}) => status !== 'skipped'));
    return [...new Set(engineOf.values())].map((engine) => {
      const count = ran.filter((test) => engineOf.get(projectOf(test)) === engine).length;
      return `${engine} (${count} tests)`;
    });
  }
}
