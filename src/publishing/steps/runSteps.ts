import type {BuiltPage, Step} from '../../kit/step';

async function run({name}: Step, action: () => Promise<void> | void, place = ''): Promise<void> {
  try {
    await action();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`publishing: the step "${name}" failed${place}: ${reason}`, {cause: error});
  }
}

/**
 * Passes every page to every step, then lets the steps write, one after the other.
 *
 * @throws Error when a step fails; the message names it, and no later step writes
 */
export async function runSteps(steps: readonly Step[], pages: AsyncIterable<BuiltPage>): Promise<void> {
  for await (const page of pages) {
    for (const step of steps) await run(step, () => step.readPage?.(page), ` on the page ${page.address || '/'}`);
  }
  for (const step of steps) await run(step, () => step.write());
}
