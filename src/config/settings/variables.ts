import {isDay} from '../../kit/isDay';
import {languages, locales, type LocaleCode} from '../../kit/locales';

/** The environment variables that are settings; those with a text are also read with the code of a language at their end. */
export const settingNames: string[] = [];

/** Those with a text for readers. */
export const textSettingNames: string[] = [];

/** Variables, and labels of the footer, that are not set, though the text of another language is: readers see that one. */
export const missingTexts: string[] = [];

/** @returns the name of the variable with the text of one language: `DOCS_PRODUCT_NAME_VI` */
export function inLanguage(name: string, code: string): string {
  return `${name}_${code.toUpperCase().replaceAll('-', '_')}`;
}

/** @returns the names of all variables that are read, those of a single language included */
export function knownNames(): string[] {
  return [...settingNames, ...textSettingNames.flatMap((name) => languages.map(({code}) => inLanguage(name, code)))];
}

/** Names a setting that `src/kit` reads, so that it counts as known. */
export function readInKit<Value>(name: string, value: Value): Value {
  settingNames.push(name);
  return value;
}

/** @returns the value of a variable, or what stands for it where it is not set */
export function fromEnvironment(name: string, fallback: string): string {
  settingNames.push(name);
  return process.env[name]?.trim() || fallback;
}

/** @returns whether a text is set, in any language */
export function isTextSet(name: string): boolean {
  return [name, ...languages.map(({code}) => inLanguage(name, code))].some((each) => process.env[each] !== undefined);
}

/** @returns whether a switch is on; off where it is not set */
export function switchFromEnvironment(name: string): boolean {
  const value = fromEnvironment(name, 'false');
  if (value === 'true' || value === 'false') return value === 'true';
  throw new Error(`${name} is "${value}". Write true, or leave it out.`);
}

/** @returns an origin, without a slash at its end */
export function originFromEnvironment(name: string, fallback: string): string {
  const value = fromEnvironment(name, fallback).replace(/\/+$/, '');
  const isAddress = URL.canParse(value) && /^https?:/.test(value);
  if (isAddress && new URL(value).origin === value) return value;
  const {origin, pathname} = isAddress ? new URL(value) : {origin: 'https://docs.your-company.vn', pathname: '/'};
  throw new Error(
    pathname === '/'
      ? `${name} is "${value}". Give the origin alone, such as ${origin}.`
      : `${name} is "${value}". Give the origin alone, ${origin}, and the path as DOCS_BASE_PATH=${pathname}/.`,
  );
}

/** @returns the path in front of all addresses, without a slash at its end; '' for none */
export function basePathFromEnvironment(name: string): string {
  const given = fromEnvironment(name, '');
  const path = given.replace(/\/$/, '');
  // Plain letters, so that the path is the same in addresses, in file names and in patterns of servers.
  if (path === '' || /^(?:\/[a-z0-9]+(?:[-_][a-z0-9]+)*)+$/i.test(path)) return path;
  throw new Error(
    `${name} is "${given}". Give the path alone, such as /docs-site/: one slash in front, then letters, digits, "-" and "_".`,
  );
}

const isPath = (value: string): boolean => /^\/(?!\/)/.test(value);

/** @returns the address, or '' where none is set */
export function endpointFromEnvironment(name: string, fallback = ''): string {
  const value = fromEnvironment(name, fallback);
  if (value === '' || isPath(value) || /^https?:\/\/[^/]/.test(value)) return value;
  throw new Error(`${name} is "${value}". Give an address with https://, or a path of this site that starts with /.`);
}

/** @returns a web or mail address, or '' where none is set */
export function addressFromEnvironment(name: string, fallback = ''): string {
  const value = fromEnvironment(name, fallback);
  if (value === '' || /^(?:https?:\/\/[^/]|mailto:.+@)/.test(value)) return value;
  throw new Error(`${name} is "${value}". Give an address that starts with https:// or mailto:.`);
}

/** @returns the value of a variable of which a pattern is known, or '' where it is not set */
export function patternFromEnvironment(name: string, pattern: RegExp, repair: string): string {
  const value = fromEnvironment(name, '');
  if (value === '' || pattern.test(value)) return value;
  throw new Error(`${name} is "${value}". ${repair}`);
}

/** @returns a day such as 2027-06-30, or '' where none is set */
export function dayFromEnvironment(name: string, fallback: string): string {
  const value = fromEnvironment(name, fallback);
  if (value === '' || isDay(value)) return value;
  throw new Error(`${name} is "${value}". Give a day of the calendar as YYYY-MM-DD, such as 2027-06-30.`);
}

/**
 * @param name of the variable for all languages; `NAME_VI` is that of one
 * @param fallback texts where no variable is set; a language without one has the English text. Where any is set, none of
 *   these is shown: a language without a text of its own has that of another
 * @param blank whether a variable that is set to nothing means no text, or is as if it were not set
 * @returns the text in each language
 * @throws Error when a variable names a language that has no text
 */
export function textFromEnvironment(
  name: string,
  fallback: Readonly<Partial<Record<LocaleCode, string>> & {en: string}>,
  blank: 'is no text' | 'is not set' = 'is not set',
): Record<LocaleCode, string> {
  settingNames.push(name);
  textSettingNames.push(name);
  const own = languages.map(({code}) => inLanguage(name, code));
  const unknown = Object.keys(process.env).find(
    (other) => other.startsWith(`${name}_`) && /^_[A-Z]{2,3}$/.test(other.slice(name.length)) && !own.includes(other),
  );
  if (unknown)
    throw new Error(
      `${unknown} is "${process.env[unknown]}", but this site has no text in the language of that name. ` +
        `Set ${[name, ...own].join(' or ')}.`,
    );
  const read = (variable: string): string | undefined => {
    const value = process.env[variable]?.trim();
    return value === '' && blank === 'is not set' ? undefined : value;
  };
  const [other] = own.flatMap((variable) => read(variable) ?? []);
  const standsFor = (code: LocaleCode): string => {
    if (other === undefined) return fallback[code] ?? fallback.en;
    if (locales.some((locale) => locale.code === code)) missingTexts.push(inLanguage(name, code));
    return other;
  };
  return Object.fromEntries(
    languages.map(({code}) => [code, read(inLanguage(name, code)) ?? read(name) ?? standsFor(code)]),
  ) as Record<LocaleCode, string>;
}
