import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {savesData} from '../../local-search/client/savesData';
import {bringStyles} from './pageStyles';

/** Class names of the element that holds the text of a page, and nothing else. */
export const bodyClassName = 'markdown page-body';

/** The texts known so far, by the address of their page. */
const bodies = new Map<string, string>();
/** The pages whose text and styles are there, and those on their way. */
const complete = new Set<string>();
const coming = new Map<string, Promise<void>>();

const findBody = (page: Document): Element | null => page.querySelector('.page-body');

/** The first page is in the document before any script runs; afterwards the document shows what React put there. */
if (ExecutionEnvironment.canUseDOM && document.documentElement.dataset.hasHydrated !== 'true') {
  const shown = findBody(document);
  if (shown) bodies.set(withoutEnding(location.pathname), shown.innerHTML);
  complete.add(withoutEnding(location.pathname));
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

/** @returns the same module, once the text of its page is there, and the styles that the page links. */
export async function withBody<Module extends PageModule>(module: Module): Promise<Module> {
  if (module.metadata) await bringPage(withoutEnding(module.metadata.permalink), module.hasServedBody === true);
  return module;
}

/**
 * Fetches a page that the reader will probably want next, unless the reader saves data. Failing is no harm: the page is
 * asked for again when it is needed.
 */
export function bringAhead(pathname: string): void {
  if (!savesData()) bringPage(withoutEnding(pathname), true).catch(() => undefined);
}

/** @returns the markup of the text of a page, or undefined if it has not been brought. */
export function readBody(permalink: string): string | undefined {
  return bodies.get(withoutEnding(permalink));
}

/**
 * Fetches the text and the styles of a page from its HTML, unless they are there.
 *
 * @param address of a page on this site, without a slash at its end
 * @param hasServedBody whether the page's text stands in its HTML only
 * @throws Error if the page cannot be had or holds no text; asking again tries again
 */
function bringPage(address: string, hasServedBody: boolean): Promise<void> {
  if (complete.has(address) && (!hasServedBody || bodies.has(address))) return Promise.resolve();
  const known = coming.get(address);
  if (known) return known;
  const bringing = fetchPage(address, hasServedBody).finally(() => coming.delete(address));
  coming.set(address, bringing);
  return bringing;
}

async function fetchPage(address: string, hasServedBody: boolean): Promise<void> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const body = findBody(page);
  if (hasServedBody && !body) throw new Error(`${address} holds no text`);
  await bringStyles(page);
  if (hasServedBody && body) bodies.set(address, body.innerHTML);
  complete.add(address);
}
