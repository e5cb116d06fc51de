import type {BuiltPage, Step} from './shared/step';

function explain(error: unknown, step: Step, place = ''): Error {
  const reason = error instanceof Error ? error.message : String(error);
  return new Error(`publish: the step "${step.name}" failed${place}: ${reason}`, {cause: error});
}

/**
 * Passes every page to every step, then lets the steps write, one after the other.
 *
 * @throws when a step fails; the message names it, and no later step writes
 */
export async function runSteps(steps: readonly Step[], pages: AsyncIterable<BuiltPage>): Promise<void> {
  for await (const page of pages) {
    for (const step of steps) {
      try {
        await step.readPage?.(page);
      } catch (error) {
        throw explain(error, step, ` on the page ${page.address || '/'}`);
      }
    }
  }
  for (const step of steps) {
    try {
      await step.write();
    } catch (error) {
      throw explain(error, step);
    }
  }
}
