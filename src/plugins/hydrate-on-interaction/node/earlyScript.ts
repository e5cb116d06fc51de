import {applyStoredChoices} from '../shared/applyStoredChoices';

/** @returns the inline script that applies the reader's stored choices before the first paint */
export function earlyScript(...choices: Parameters<typeof applyStoredChoices>): string {
  return `(${applyStoredChoices.toString()})(${choices.map((choice) => JSON.stringify(choice)).join()})`;
}
