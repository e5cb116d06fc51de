import {describe, expect, it} from 'vitest';
import {certainties} from '../../../integrators/sandbox/engine/rules';
import {scenarios} from '../../../integrators/sandbox/engine/scenarios';
import {languages} from '../../kit/locales';
import {contractsOf, loadContract} from '../contract/loadContract';
import {createRenderContext} from './render/context';
import {ruleSections, scenarioSections} from './sandboxTables';
import type {Section} from './sections';

const siteDir = process.cwd();
const idsIn = (sections: readonly Section[]): (string | undefined)[] =>
  [
    ...sections
      .map(({html}) => html)
      .join('')
      .matchAll(/<tr id="([^"]+)"/g),
  ].map(([, id]) => id);

describe.each(languages)('the tables of the sandbox in $label', ({code}) => {
  const [contract] = contractsOf(siteDir, 'current');
  const context = createRenderContext(code, 'api/v1/sandbox/rules', loadContract(contract!));

  it('have a row for each rule, at the name that the header gives it', () => {
    const names = Object.keys(certainties).map((name) => `rule-${name}`);
    expect(idsIn(ruleSections(siteDir, context)).sort()).toEqual(names.sort());
  });

  it('have a row for each scenario', () => {
    const names = Object.keys(scenarios).map((name) => `scenario-${name}`);
    expect(idsIn(scenarioSections(siteDir, context)).sort()).toEqual(names.sort());
  });
});
