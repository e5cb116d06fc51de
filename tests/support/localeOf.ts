import {locales, sourceLocale, type SiteLocale} from '../../src/kit/locales';

const source = locales.find(({code}) => code === sourceLocale)!; // The source language is one of the languages.

/** @returns the language that an address belongs to. */
export function localeOf(address: string): SiteLocale {
  return locales.find(({pathPrefix}) => pathPrefix !== '' && `${address}/`.startsWith(`${pathPrefix}/`)) ?? source;
}

/** @returns the address of the same page in the source language. */
export function toSourceAddress(address: string): string {
  return address.slice(localeOf(address).pathPrefix.length) || '/';
}
