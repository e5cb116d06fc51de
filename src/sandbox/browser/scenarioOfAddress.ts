/**
 * @returns the scenario with which the address says that the sandbox begins; `all` runs the steps of a guide, and an empty one
 *   opens the form alone
 */
export const scenarioOfAddress = (): string | null => new URLSearchParams(location.search).get('try');

/** It is played once, not after each reload. */
export function forgetScenario(): void {
  const address = new URL(location.href);
  address.searchParams.delete('try');
  history.replaceState(history.state, '', address);
}
