import {readFileSync} from 'node:fs';
import {parse} from 'yaml';
import {test} from 'vitest';
import {isSince} from '../contract';
import {takesSecondWay} from '../random';
import type {RuleId} from '../rules';
import {createWorld} from '../seedWorld';
import type {Settings} from '../world';
import {contractFor, platformVersions} from './contractFor';
import {Player} from './player';

/** A row of rules.yaml. */
export interface Rule {
  since?: string;
  en: string;
  vi: string;
}

export const rules = parse(readFileSync('integrators/sandbox/rules.yaml', 'utf8')) as Record<RuleId, Rule>;

/** Proves a rule in each version that has it; the title begins with the rule, by which the table of rules finds it. */
export function testRule(
  id: RuleId,
  what: string,
  prove: (start: (settings?: Partial<Settings>) => Player, version: string) => void,
): void {
  const since = rules[id]?.since ?? '0';
  for (const version of platformVersions.filter((one) => isSince(contractFor(one), since)))
    test(`[${id}] ${what} (${version})`, () => prove((settings) => new Player({version, ...settings}), version));
}

/** @returns settings with which a world takes the first of two ways, and the second; plain ones take the first, always */
export function waysOf(question: RuleId): {
  first: Partial<Settings>;
  second: Partial<Settings>;
  plain: Partial<Settings>;
} {
  const seedFor = (isSecond: boolean): number => {
    let seed = 1;
    const takes = (): boolean =>
      takesSecondWay(createWorld({seed, isPlain: false, version: '', refusals: '200'}), question);
    while (takes() !== isSecond) seed += 1;
    return seed;
  };
  const [first, second] = [seedFor(false), seedFor(true)];
  return {
    first: {seed: first, isPlain: false},
    second: {seed: second, isPlain: false},
    plain: {seed: second, isPlain: true},
  };
}
