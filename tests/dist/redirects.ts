import {redirectFiles, type RedirectFile} from '../../src/publishing/redirects/redirectFiles';
import {roots} from './roots';
import type {BuiltSite} from './readSite';
import type {BuiltCheck, Finding} from './types';

/** @returns the folders of an address, itself not among them: of /docs/a/b, /docs/a and /docs. */
function foldersOf(address: string): string[] {
  const parts = address.split('/');
  return parts.slice(2).map((_, index) => parts.slice(0, index + 2).join('/'));
}

function findProblems(site: BuiltSite, redirects: ReadonlyMap<string, string>): Finding[] {
  const where = redirectFiles.json;
  const notFound = roots.map((root) => `${root}404.html`);
  const pages = site.pages.filter(({file}) => !notFound.includes(file)).map(({address}) => address);
  const known = new Set(pages);
  const folders = new Set(pages.flatMap(foldersOf));
  const withoutSlash = (address: string): string => (address === '/' ? address : address.replace(/\/$/, ''));
  return [
    ...[...redirects.values()]
      .filter((address) => !known.has(address))
      .map((address) => ({where, problem: `${address} does not exist.`})),
    ...pages
      .filter((address) => address !== '/' && redirects.get(withoutSlash(address).toLowerCase()) !== address)
      .map((address) => ({where, problem: `${address} in another case leads elsewhere.`})),
    ...[...folders]
      .filter((folder) => !redirects.has(folder.toLowerCase()))
      .map((folder) => ({where, problem: `${folder} leads nowhere, and pages are below it.`})),
  ];
}

/** Every page is found in any case, and every folder that has pages leads to one. */
export const redirects: BuiltCheck = {
  name: 'redirects',
  unit: 'redirects',
  run(site) {
    const languages = JSON.parse(site.read(`/${redirectFiles.json}`)) as RedirectFile;
    const all = new Map(Object.values(languages).flatMap((language) => Object.entries(language)));
    return {count: all.size, findings: findProblems(site, all)};
  },
};
