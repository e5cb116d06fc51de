import {hashScript} from '../../src/publishing/policy/inlineScripts';
import {isAllowedAddress, isAllowedMarkup} from './allowedMarkup';
import type {BuiltPage} from './readPage';
import type {BuiltCheck, Finding} from './types';

/** Elements whose address is fetched with the page, not followed by the reader. */
const fetchedBy = new Set([
  'script src',
  'img src',
  'img srcset',
  'source src',
  'source srcset',
  'video src',
  'audio src',
]);
const fetchedRelations = /^(?:stylesheet|preload|modulepreload|prefetch|icon|manifest|preconnect|dns-prefetch)$/;

function findForbidden(page: BuiltPage, policy: string): string[] {
  const unknownScripts = page.inlineScripts
    .filter((script) => !policy.includes(hashScript(script)))
    .map((script) => `the policy does not permit the inline script "${script.slice(0, 60)}…"`);
  const attributes = page.scriptAttributes.map(
    (where) => `script in an attribute (${where}) never runs under the policy`,
  );
  const styles = page.styleElements > 0 ? ['the policy forbids style elements; use a stylesheet'] : [];
  const foreign = page.references
    .filter(({by, rel}) => fetchedBy.has(by) || rel.split(/\s+/).some((word) => fetchedRelations.test(word)))
    .filter(({address}) => /^(?:[a-z]+:)?\/\//i.test(address))
    .map(({by, address}) => `${by}="${address}" is fetched from another host`);
  const markup = [...page.markup]
    .filter((part) => !isAllowedMarkup(part))
    .map((part) => `no page may have "${part}" (tests/dist/allowedMarkup.ts)`);
  const addresses = page.references
    .filter(({address, by}) => !isAllowedAddress(address, by))
    .map(({address, by}) => `${by}="${address.slice(0, 60)}" is no address of a page`);
  return [...unknownScripts, ...attributes, ...styles, ...foreign, ...markup, ...addresses];
}

/** Under the policy it is served with, every page works, and none asks another host for anything. */
export const policy: BuiltCheck = {
  name: 'policy',
  unit: 'pages',
  run({pages, policy: text}) {
    const findings: Finding[] = pages.flatMap((page) =>
      findForbidden(page, text).map((problem) => ({where: page.address, problem: `${problem}.`})),
    );
    return {count: pages.length, findings};
  },
};
