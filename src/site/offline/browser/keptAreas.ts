import type {KeptArea} from '../shared/keptArea';

/** @returns the names of the browser's caches for an area, or for all: `kept <list> <build>` */
export async function cachesOf(list = ''): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(list ? `kept ${list} ` : 'kept '));
}

export const listIn = (cacheName: string): string => cacheName.split(' ')[1] ?? '';

/** @returns what is kept in a cache, or undefined while it is not whole */
export async function readKept(cacheName: string): Promise<KeptArea | undefined> {
  return (await (await caches.match(listIn(cacheName), {cacheName}))?.json()) as KeptArea | undefined;
}

/** @throws if the site cannot be reached or does not know the area */
export async function fetchArea(list: string): Promise<KeptArea> {
  const response = await fetch(list, {cache: 'no-cache'});
  if (!response.ok) throw new Error(`${list}: ${response.status}`);
  return (await response.json()) as KeptArea;
}

/**
 * Fetches all files of an area, or updates those that are kept.
 *
 * @throws if a file cannot be fetched or there is no room; what was kept before stays then, and nothing else
 */
export async function keepArea(list: string): Promise<void> {
  const before = await cachesOf(list);
  const area = await fetchArea(list);
  const name = `kept ${list} ${area.build}`;
  const isWhole = await readKept(name);
  const cache = await caches.open(name);
  try {
    if (!isWhole) await cache.addAll(area.files.map((file) => new Request(file, {cache: 'no-cache'})));
    if ((await fetchArea(list)).build !== area.build) throw new Error('The site has changed meanwhile.');
    // Comes last: without its list an area is not whole.
    await cache.put(list, new Response(JSON.stringify({...area, asOf: Date.now()})));
  } catch (error) {
    if (!isWhole) await caches.delete(name);
    throw error;
  }
  const left = await cachesOf(list);
  // The reader may have removed it meanwhile.
  const isRemoved = before.some((earlier) => !left.includes(earlier));
  for (const each of left) if (isRemoved || each !== name) await caches.delete(each);
}

/** Removes an area, and with the last one the service worker. */
export async function removeArea(list: string, worker: string): Promise<void> {
  for (const name of await cachesOf(list)) await caches.delete(name);
  if ((await cachesOf()).length > 0) return;
  const registration = await navigator.serviceWorker.getRegistration(worker);
  // Another site of this host may have one too.
  if (registration?.active?.scriptURL.endsWith(worker)) await registration.unregister();
}
