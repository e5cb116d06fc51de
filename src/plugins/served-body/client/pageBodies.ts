import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Class names of the element that holds the text of a page, and nothing else. */
export const bodyClassName = 'markdown page-body';

/** The texts known so far and those on their way, by the address of their page. */
const bodies = new Map<string, string>();
const coming = new Map<string, Promise<void>>();

const findBody = (page: Document): Element | null => page.querySelector('.page-body');

/** The first page is in the document before any script runs; afterwards the document shows what React put there. */
if (ExecutionEnvironment.canUseDOM && document.documentElement.dataset.hasHydrated !== 'true') {
  const shown = findBody(document);
  if (shown) bodies.set(withoutEnding(location.pathname), shown.innerHTML);
}

/** One spelling of an address: Docusaurus writes a slash after the address of an index page, servers take more. */
function withoutEnding(pathname: string): string {
  return pathname.replace(/(?:\.html|\/)$/, '');
}

/** What the script of a page exports; of a page whose text was left in its HTML, `default` draws what is brought. */
interface PageModule {
  default: unknown;
  metadata?: {permalink: string};
  hasServedBody?: boolean;
}

/** @returns the same module, once the text of its page is there. */
export async function withBody<Module extends PageModule>(module: Module): Promise<Module> {
  if (module.hasServedBody && module.metadata) await bringBody(withoutEnding(module.metadata.permalink));
  return module;
}

/** @returns the markup of the text of a page, or undefined if it has not been brought. */
export function readBody(permalink: string): string | undefined {
  return bodies.get(withoutEnding(permalink));
}

/**
 * Fetches the text of a page from its HTML, unless it is there.
 *
 * @param address of a docs page on this site, without a slash at its end
 * @throws Error if the page cannot be had or holds no text; asking again tries again
 */
function bringBody(address: string): Promise<void> {
  if (bodies.has(address)) return Promise.resolve();
  const known = coming.get(address);
  if (known) return known;
  const bringing = fetchBody(address).finally(() => coming.delete(address));
  coming.set(address, bringing);
  return bringing;
}

async function fetchBody(address: string): Promise<void> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  const body = findBody(new DOMParser().parseFromString(await response.text(), 'text/html'));
  if (!body) throw new Error(`${address} holds no text`);
  bodies.set(address, body.innerHTML);
}
