/** What readers have the samples show in place of the example's: the address of their platform, and their token. */
export interface OwnValues {
  /** Without a slash at its end; '' for the example's. */
  address: string;
  token: string;
}

export const noValues: OwnValues = {address: '', token: ''};

/** @returns an address as samples write it, '' for nothing, or undefined where it is none: only http and https, no query. */
export function toAddress(typed: string): string | undefined {
  const text = typed.trim();
  if (text === '') return '';
  // Browsers would write some of these signs in another way.
  if (!URL.canParse(text) || /[\s<>"'`\\${}]/.test(text)) return undefined;
  const {protocol, username, password, search, hash, origin, pathname} = new URL(text);
  if (!['http:', 'https:'].includes(protocol) || username || password || search || hash) return undefined;
  const address = `${origin}${pathname}`.replace(/\/+$/, '');
  return /^[\w.:/[\]~%-]+$/.test(address) ? address : undefined;
}

/**
 * @returns a token without the word before it, '' for nothing, or undefined where it is none. A bearer token has only
 *   letters, digits and a few signs (RFC 6750), none of which means anything inside a text of any of the languages.
 */
export function toToken(typed: string): string | undefined {
  const text = typed.trim().replace(/^Bearer\s+/i, '');
  return text === '' || /^[\w.~+/-]+=*$/.test(text) ? text : undefined;
}

/** A place in a code, and what is to stand there. */
export interface Replacement {
  start: number;
  end: number;
  text: string;
}

/** How the languages read the token from the environment: inside a text, in brackets or bare, or as a value. */
const reading = String.raw`(?:process\.env\.|[\w.]+[[(]["'])ECONTRACT_TOKEN(?:["'][\])])?`;
const inText = String.raw`[$#]?\{(?:${reading}|ECONTRACT_TOKEN)\}|\$ECONTRACT_TOKEN\b`;
const tokenReading = new RegExp(`(?<inText>${inText})|${reading}`, 'g');

/**
 * @param base address that the code was written with
 * @param isSample whether it reads the token itself; programs that look for the variable first keep doing so
 * @returns where the reader's values go, first to last
 */
export function placesOf(code: string, base: string, {address, token}: OwnValues, isSample: boolean): Replacement[] {
  const places: Replacement[] = [];
  if (address !== '') {
    for (let start = code.indexOf(base); start >= 0; start = code.indexOf(base, start + base.length))
      places.push({start, end: start + base.length, text: address});
  }
  if (token !== '' && isSample && !code.includes('ECONTRACT_URL')) {
    for (const {index, 0: found, groups} of code.matchAll(tokenReading))
      places.push({start: index, end: index + found.length, text: groups?.inText ? token : `"${token}"`});
  }
  return places.sort((first, second) => first.start - second.start);
}
