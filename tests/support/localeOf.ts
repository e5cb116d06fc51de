import {locales, type SiteLocale} from '../../src/kit/locales';

const atRoot = locales.find(({pathPrefix}) => pathPrefix === '')!; // One of the languages is at the root.

/** @returns the language that an address belongs to. */
export function localeOf(address: string): SiteLocale {
  return locales.find(({pathPrefix}) => pathPrefix !== '' && `${address}/`.startsWith(`${pathPrefix}/`)) ?? atRoot;
}

/** @returns the address of the same page in the source language. */
export function toSourceAddress(address: string): string {
  return address.slice(localeOf(address).pathPrefix.length) || '/';
}
