import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {locales} from '../../src/kit/locales';
import {toAddress} from '../dist/readSite';
import {withoutHash} from './snapshot';

interface PageClasses {
  address: string;
  classes: ReadonlySet<string>;
}

const classAttribute = /\sclass=(?:"([^"]*)"|([^\s>"]+))/g;

const classesIn = (html: string): string[] =>
  [...html.matchAll(classAttribute)].flatMap(([, quoted, bare]) => (quoted ?? bare ?? '').split(' '));

/** @returns the pages of a built site in the source language, with the classes of their elements, without hashes */
function readPages(folder: string): PageClasses[] {
  const translated = locales.map(({pathPrefix}) => pathPrefix).filter(Boolean);
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html') && !translated.some((prefix) => `/${file}`.startsWith(`${prefix}/`)))
    .sort()
    .map((file) => ({
      address: toAddress(`/${file}`),
      classes: new Set(classesIn(readFileSync(join(folder, file), 'utf8')).map(withoutHash)),
    }));
}

/** @returns the classes of all pages of a built site */
export const readShownClasses = (folder: string): Set<string> =>
  new Set(readPages(folder).flatMap(({classes}) => [...classes]));

/**
 * @param folder of the built site
 * @param seen addresses of pages that are looked at anyway, in the source language
 * @param styled classes that style rules name
 * @returns addresses of few more pages, so that every styled class that some page shows is seen
 */
export function findOtherPages(folder: string, seen: readonly string[], styled: ReadonlySet<string>): string[] {
  const pages = readPages(folder);
  const missing = new Set(pages.flatMap(({classes}) => [...classes]).filter((name) => styled.has(name)));
  const see = (address: string): void => {
    const page = pages.find((each) => each.address === address);
    for (const name of page?.classes ?? []) missing.delete(name);
  };
  seen.forEach(see);
  const others: string[] = [];
  while (missing.size > 0) {
    const gain = ({classes}: PageClasses): number => [...classes].filter((name) => missing.has(name)).length;
    const best = pages.reduce((a, b) => (gain(b) > gain(a) ? b : a));
    others.push(best.address);
    see(best.address);
  }
  return others;
}
