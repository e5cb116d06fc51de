import {readFileSync} from 'node:fs';
import {playScenario, scenarios, type ScenarioName} from '../../integrators/sandbox/engine/scenarios';
import {readContracts} from '../../integrators/sandbox/readContracts';
import {versions} from '../../src/kit/versions';
import {expect, test} from '../support/fixtures';
import {nightly} from '../support/nightly';

const contracts = readContracts(process.cwd());

/** @returns a world as text, without its times: both are played at their own */
const withoutTimes = (world: unknown): string =>
  JSON.stringify(world, undefined, 1)
    .replace(/\b1[78]\d{11}\b/g, '"time"')
    .replace(/\d{4}[-/]\d\d[-/]\d\d[T ]\d\d:\d\d:\d\d(\.\d+)?([+]07:00)?/g, 'time');

for (const {label, path} of versions) {
  const address = ['/docs', path, 'api/v1/details/documents/documents-create'].filter((part) => part !== '').join('/');

  test(`the worker of ${label} plays all scenarios as Node does`, nightly, async ({page, open}) => {
    const {contract} = contracts.get(label)!();
    page.on('dialog', (dialog) => void dialog.accept());
    await open(address);
    await page.locator('details.try > summary').click();
    await expect(page.locator('.try-place form')).toBeVisible();
    await page.locator('.sandbox-band').getByRole('button').click();
    await page.getByRole('tab', {name: 'More'}).click();
    for (const scenario of Object.keys(scenarios) as ScenarioName[]) {
      const settings = {seed: 1, version: label, isPlain: false, refusals: '200'} as const;
      const {world} = playScenario(scenario, settings, contract, Date.now());
      await page.getByRole('button', {name: scenario, exact: true}).click();
      // What is saved is asked for after the scenario, and the worker answers in order.
      const saving = page.waitForEvent('download');
      await page.getByRole('button', {name: 'Save this sandbox'}).click();
      const [start = ''] = readFileSync(await (await saving).path(), 'utf8').split('\n');
      const {worlds} = JSON.parse(start) as {worlds: {default: unknown}};
      expect(withoutTimes(worlds.default), scenario).toBe(withoutTimes(world));
    }
  });
}
