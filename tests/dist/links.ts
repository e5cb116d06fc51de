import {site as settings} from '../../src/config/site';
import {roots} from './roots';
import type {BuiltPage, Reference} from './readPage';
import type {BuiltSite} from './readSite';
import type {BuiltCheck, Finding} from './types';

/** Origin that only serves to take addresses apart; it is no address of ours or anybody's. */
const anyOrigin = 'http://site.invalid';

const notFoundPages = roots.map((root) => `${root}404.html`);

/** @returns the reference as path and anchor within our site, or undefined when it leads elsewhere. */
function toInternal(reference: string, page: BuiltPage): {path: string; anchor: string} | undefined {
  const own = reference.startsWith(`${settings.url}/`) ? reference.slice(settings.url.length) : reference;
  const url = new URL(own, `${anyOrigin}${page.address}`);
  if (url.origin !== anyOrigin) return undefined;
  return {path: decodeURIComponent(url.pathname), anchor: decodeURIComponent(url.hash.slice(1))};
}

function explain(path: string): string {
  const isAlias = path !== '/' && (path.endsWith('/') || path.endsWith('.html') || roots.includes(`${path}/`));
  return isAlias ? 'it would be redirected; write the address as the page itself has it' : 'nothing is there';
}

/** @returns what is wrong with one reference, or undefined. */
function judge(
  reference: Reference,
  page: BuiltPage,
  site: BuiltSite,
  pages: Map<string, BuiltPage>,
): string | undefined {
  // One that loads the page again, whichever it is, says that it leads nowhere else.
  if (reference.address === '') return reference.rel === 'nofollow' ? undefined : 'the address is empty';
  if (!URL.canParse(reference.address, anyOrigin)) return 'the address cannot be read';
  const target = toInternal(reference.address, page);
  if (!target) return undefined;
  const targetPage = pages.get(target.path);
  if (!targetPage) {
    // The not-found pages name themselves in their own head, where nobody can follow.
    const areBothNotFound = notFoundPages.includes(page.file) && notFoundPages.includes(target.path);
    if (areBothNotFound && reference.by !== 'a href') return undefined;
    return site.files.has(target.path) && !target.path.endsWith('.html') ? undefined : explain(target.path);
  }
  if (target.anchor === '' || targetPage.ids.includes(target.anchor)) return undefined;
  return `${target.path} has no element with the id "${target.anchor}"`;
}

/** Every address in every page, also those Docusaurus does not look at, leads to something, anchors included. */
export const links: BuiltCheck = {
  name: 'links',
  unit: 'links',
  run(site) {
    const pages = new Map(site.pages.map((page) => [page.address, page]));
    const findings: Finding[] = [];
    let count = 0;
    for (const page of site.pages) {
      for (const reference of page.references) {
        count += 1;
        const problem = judge(reference, page, site, pages);
        if (problem)
          findings.push({where: page.address, problem: `${reference.by}="${reference.address}": ${problem}.`});
      }
    }
    return {count, findings};
  },
};
