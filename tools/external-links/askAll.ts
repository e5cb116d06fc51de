import type {Answer} from './askAddress';

export interface Politeness {
  /** How many hosts are asked at the same time. */
  hostsAtOnce: number;
  /** Milliseconds between two questions to the same host. */
  pause: number;
}

const polite: Politeness = {hostsAtOnce: 6, pause: 1000};

/** Asks each address once: several hosts at a time, but each host one question after the other. */
export async function askAll(
  addresses: readonly string[],
  ask: (address: string) => Promise<Answer>,
  {hostsAtOnce, pause} = polite,
): Promise<Map<string, Answer>> {
  const byHost = new Map<string, string[]>();
  for (const address of addresses) {
    const host = URL.canParse(address) ? new URL(address).host : address;
    byHost.set(host, [...(byHost.get(host) ?? []), address]);
  }
  const answers = new Map<string, Answer>();
  const queue = [...byHost.values()];
  const worker = async (): Promise<void> => {
    for (let ofHost = queue.shift(); ofHost; ofHost = queue.shift()) {
      for (const [index, address] of ofHost.entries()) {
        if (index > 0) await new Promise((resolve) => setTimeout(resolve, pause));
        answers.set(address, await ask(address));
      }
    }
  };
  await Promise.all(Array.from({length: hostsAtOnce}, worker));
  return answers;
}
