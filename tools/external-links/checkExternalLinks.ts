import type {Problem} from '../../checks/types';
import type {AnswerCache} from './answerCache';
import type {Answer} from './askAddress';
import type {ExternalLink} from './collectExternalLinks';
import {exemptionsFile, isExempted, isReserved, type Exemption} from './exemptions';

export interface LinkRequest {
  links: readonly ExternalLink[];
  exemptions: readonly Exemption[];
  /** Answers that are still trusted. */
  cache: AnswerCache;
  askAll: (addresses: readonly string[]) => Promise<Map<string, Answer>>;
  now?: Date;
}

export interface LinkReport {
  /** Dead addresses, each place of them, and exemptions that nothing needs. */
  problems: Problem[];
  /** Addresses that moved for good, and still lead to the new place. */
  hints: Problem[];
  /** How many addresses answered, now or lately. */
  alive: number;
  dead: number;
  /** How many of these were asked now; the others were in the cache. */
  asked: number;
  /** What to keep for the next run. */
  cache: AnswerCache;
}

/** Asks the addresses that nothing excuses and the cache does not know. Parts after `#` are not looked at. */
export async function checkExternalLinks({
  links,
  exemptions,
  cache,
  askAll,
  now = new Date(),
}: LinkRequest): Promise<LinkReport> {
  const used = new Set<Exemption>();
  const wanted = links.filter(({address}) => {
    const exemption = exemptions.find((one) => isExempted(address, one));
    if (exemption) used.add(exemption);
    return !exemption && !isReserved(address);
  });
  const addresses = [...new Set(wanted.map(({address}) => withoutHash(address)))];
  const known = addresses.filter((address) => address in cache);
  const answers = await askAll(addresses.filter((address) => !(address in cache)));
  for (const address of known) answers.set(address, {state: 'alive', movedTo: cache[address]?.movedTo});

  const kept: AnswerCache = Object.fromEntries(known.flatMap((address) => entry(address, cache[address])));
  const problems: Problem[] = [];
  const hints: Problem[] = [];
  for (const {file, line, address} of wanted) {
    const asked = withoutHash(address);
    const answer = answers.get(asked);
    if (answer?.state === 'dead') {
      const repair = `Correct the address, remove the link, or give the reason in ${exemptionsFile}.`;
      problems.push({file, line, rule: `"${address}" ${answer.reason}`, repair});
    } else if (answer) {
      const {movedTo} = answer;
      kept[asked] ??= {asked: now.toISOString(), movedTo};
      if (movedTo === undefined) continue;
      const repair = `Write "${movedTo}${movedTo.includes('#') ? '' : address.slice(asked.length)}".`;
      hints.push({file, line, rule: `"${address}" has moved permanently`, repair});
    }
  }
  const dead = addresses.filter((address) => answers.get(address)?.state === 'dead').length;
  const idle = exemptions.filter((one) => !used.has(one));
  problems.push(
    ...idle.map(({address}) => ({
      file: exemptionsFile,
      rule: `no link leads to "${address}" any more`,
      repair: 'Remove the exemption.',
    })),
  );
  return {problems, hints, alive: addresses.length - dead, dead, asked: addresses.length - known.length, cache: kept};
}

const withoutHash = (address: string): string => address.replace(/#.*$/s, '');

function entry<Value>(key: string, value: Value | undefined): [string, Value][] {
  return value === undefined ? [] : [[key, value]];
}
