import type {TokenExpression} from './tokenExpressions';

/** What readers have the samples show in place of the example's: the address of their platform, and their token. */
export interface OwnValues {
  /** Without a slash at its end; '' for the example's. */
  address: string;
  token: string;
}

export const noValues: OwnValues = {address: '', token: ''};

/** @returns an address as samples write it, without the `/api` that they add, '' for nothing, or undefined where it is none: only http and https, no query. */
export function toAddress(typed: string): string | undefined {
  const written = typed.trim();
  if (written === '') return '';
  // Most readers leave the beginning out, as browsers do.
  const text = /^[\w.-]+\.[\w.-]+(?::\d+)?(?:\/|$)/.test(written) ? `https://${written}` : written;
  // Browsers would write some of these signs in another way.
  if (!URL.canParse(text) || /[\s<>"'`\\${}]/.test(text)) return undefined;
  const {protocol, username, password, search, hash, origin, pathname} = new URL(text);
  if (!['http:', 'https:'].includes(protocol) || username || password || search || hash) return undefined;
  // The paths of the samples begin with it.
  const address = `${origin}${pathname}`.replace(/(\/api)?\/*$/i, '');
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
interface Replacement {
  start: number;
  end: number;
  text: string;
}

/**
 * @param base address that the code was written with
 * @param reading how a short sample takes the token from the environment; other code keeps looking there
 * @returns where the reader's values go, first to last
 */
export function placesOf(
  code: string,
  base: string,
  {address, token}: OwnValues,
  reading?: TokenExpression,
): Replacement[] {
  return [
    ...(address === '' ? [] : allOf(code, base, address)),
    ...(token === '' || !reading ? [] : tokenPlaces(code, token, reading)),
  ].sort((first, second) => first.start - second.start);
}

/** Where the token goes, and what no other part of the code needs then. */
function tokenPlaces(code: string, token: string, {expression, literal, imports}: TokenExpression): Replacement[] {
  const places = allOf(code, expression, literal(token));
  if (!imports || code.replaceAll(expression, '').includes(imports.use)) return places;
  const {line} = imports;
  const [before] = code.split(line);
  // Where nothing else is imported above the empty line, that goes, too.
  const isAlone = code.includes(`${line}\n`) && !before?.includes('import ');
  return [...places, ...allOf(code, isAlone ? `${line}\n` : line, '')];
}

function allOf(code: string, part: string, text: string): Replacement[] {
  const places: Replacement[] = [];
  for (let start = code.indexOf(part); start >= 0; start = code.indexOf(part, start + part.length))
    places.push({start, end: start + part.length, text});
  return places;
}
