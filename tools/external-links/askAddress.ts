/** What became of an address. */
export type Answer =
  | {state: 'alive'; /** Where it has moved for good. */ movedTo?: string}
  | {state: 'dead'; /** The end of a sentence about it: "answered 404". */ reason: string};

const mostRedirects = 5;
const permanent = [301, 308];
const temporary = [302, 303, 307];

/**
 * Asks whether an address still leads anywhere: with HEAD, and where that fails with GET, since some servers refuse
 * HEAD. Redirects are followed.
 *
 * @param timeout milliseconds for one answer
 */
export async function askAddress(address: string, timeout = 20_000): Promise<Answer> {
  const answer = await request('HEAD', address, timeout);
  return answer.state === 'alive' ? answer : request('GET', address, timeout);
}

async function request(method: 'HEAD' | 'GET', address: string, timeout: number): Promise<Answer> {
  let current = address;
  let movedTo: string | undefined;
  let isPermanent = true;
  for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
    try {
      const response = await fetch(current, {method, redirect: 'manual', signal: AbortSignal.timeout(timeout)});
      await response.body?.cancel();
      const location = response.headers.get('location');
      if (location === null || ![...permanent, ...temporary].includes(response.status)) {
        return response.ok ? {state: 'alive', movedTo} : {state: 'dead', reason: `answered ${response.status}`};
      }
      current = new URL(location, current).href;
      isPermanent &&= permanent.includes(response.status);
      if (isPermanent) movedTo = current;
    } catch (error) {
      return {state: 'dead', reason: describeFailure(error, timeout)};
    }
  }
  return {state: 'dead', reason: `redirects more than ${mostRedirects} times`};
}

function describeFailure(error: unknown, timeout: number): string {
  if (!(error instanceof Error)) return `cannot be reached (${String(error)})`;
  if (error.name === 'TimeoutError') return `gave no answer within ${timeout / 1000} s`;
  const {cause} = error;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : error.message;
  return `cannot be reached (${code})`;
}
