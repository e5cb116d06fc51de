import {handle} from '../../../integrators/sandbox/engine/handle';
import {playScenario, type ScenarioName} from '../../../integrators/sandbox/engine/scenarios';
import {contractsOf, loadContract} from '../../reference/contract/loadContract';
import {toSandboxFile} from '../../reference/downloads/sandboxFile';
import {viewOf} from '../browser/worker/viewOf';
import type {WorldView} from '../shared/protocol';

const sources = contractsOf(process.cwd(), 'current', 'vi').map((contract) => ({
  file: contract.file,
  document: loadContract(contract),
  english: loadContract({...contract, locale: 'en'}),
}));

/** What the page loads of the current version, in Vietnamese. */
export const sandboxFile = toSandboxFile('2.3.0', sources, {
  apiUrl: 'https://api.example.com',
  scenarios: {empty: 'Chưa có gì.', completed: 'Hợp đồng đã hoàn tất.'},
});

const now = Date.parse('2026-01-05T02:00:00Z');

/** What the page shows after a scenario. */
export function viewAfter(scenario: ScenarioName): {view: WorldView; world: ReturnType<typeof playScenario>['world']} {
  const settings = {seed: 1, version: '2.3.0', isPlain: false, refusals: '200'} as const;
  const {world} = playScenario(scenario, settings, sandboxFile.contract, now);
  return {view: viewOf(world, 1, true, now), world};
}

export {handle, now};
