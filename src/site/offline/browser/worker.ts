import {cachesOf, keepArea, listIn, readKept} from './keptAreas';

/** What is used of a service worker; the project compiles with the types of pages. */
interface WorkerScope {
  registration: ServiceWorkerRegistration;
  clients: {claim(): Promise<void>};
  addEventListener(type: 'activate' | 'fetch', listener: (event: WorkerEvent) => void): void;
}
interface WorkerEvent {
  request: Request;
  respondWith(answer: Promise<Response>): void;
  waitUntil(work: Promise<unknown>): void;
}

/** Milliseconds after which a site that does not answer counts as out of reach. */
const patience = 5000;

/** A line at the end of the page that stays in view, in the colours of the site. */
const style =
  'position:sticky;bottom:0;z-index:1;margin:0;padding:.5rem 1rem;border-top:4px solid var(--site-seal);background:var(--site-paper-raised)';

const scope = self as unknown as WorkerScope;
let isUpdated = false;

scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()));
scope.addEventListener('fetch', (event) => {
  const {method, mode, url} = event.request;
  if (method !== 'GET' || !url.startsWith(scope.registration.scope)) return;
  event.respondWith(answer(event.request));
  if (mode === 'navigate') event.waitUntil(update());
});

/** The network comes first: a kept page is an answer only where there is no other. */
async function answer(request: Request): Promise<Response> {
  // With a hash of its content in its name, a file is the same wherever it comes from.
  if (request.url.includes('/assets/')) return (await keptCopy(request)) ?? fetch(request);
  const fetched = fetch(request);
  const silence = new Promise<never>((_, reject) => setTimeout(reject, patience));
  try {
    return await Promise.race([fetched, silence]);
  } catch {
    return (await keptCopy(request)) ?? fetched;
  }
}

async function keptCopy({url, mode}: Request): Promise<Response | undefined> {
  for (const cacheName of await cachesOf()) {
    const area = await readKept(cacheName);
    const kept = area && (await caches.match(url, {cacheName, ignoreSearch: true, ignoreVary: true}));
    if (!kept) continue;
    if (mode !== 'navigate') return kept;
    const day = new Date(area.asOf ?? 0).toLocaleDateString(area.lang, {dateStyle: 'long'});
    const notice = `<p role="status" style="${style}" data-kept>${area.notice.replace('{day}', day)}</p>`;
    const headers = new Headers(kept.headers);
    for (const name of ['content-encoding', 'content-length']) headers.delete(name);
    return new Response((await kept.text()) + notice, {headers});
  }
  return undefined;
}

/** Once in the life of this worker, which is as long as a visit. */
async function update(): Promise<void> {
  if (isUpdated) return;
  isUpdated = true;
  const lists = new Set((await cachesOf()).map(listIn));
  for (const list of lists) await keepArea(list).catch(() => (isUpdated = false));
}
