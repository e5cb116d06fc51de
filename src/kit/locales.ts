/** A language of the text. */
interface LanguageFacts {
  code: string;
  /** Name shown in the language menu, in the language itself. */
  label: string;
  /** Value of the `lang` attribute. */
  htmlLang: string;
  /** Whether text is still missing: English stands in its place, and checks count it (`guides/languages.md`). */
  partial?: true;
}

const texts = [
  {code: 'vi', label: 'Tiếng Việt', htmlLang: 'vi-VN'},
  {code: 'en', label: 'English', htmlLang: 'en-US'},
] as const satisfies readonly LanguageFacts[];

export type LocaleCode = (typeof texts)[number]['code'];

/** A language that there is text in. */
export interface Language extends LanguageFacts {
  code: LocaleCode;
}

/** A language of the site that is built. */
export interface SiteLocale extends Language {
  /** Path in front of every address of this language, below the base path; '' for the default language. */
  pathPrefix: '' | `/${string}`;
}

/** All languages that there is text in, whether they are built or not, in the order in which the menu shows them. */
export const languages: readonly Language[] = texts;

/** The language that the others are translated from. */
export const sourceLocale = 'en' satisfies LocaleCode;

/** The environment variable with the languages of a deployment. */
export const languagesSetting = 'DOCS_LANGUAGES';

/** What is built where the variable is not set: all languages, the source at `/`. */
const allLanguages: LocaleCode[] = [
  sourceLocale,
  ...languages.map(({code}) => code).filter((code) => code !== sourceLocale),
];

/**
 * @param value codes with commas between them, such as `vi,en`; blank stands for all languages
 * @returns the languages of a deployment, the one at `/` first
 * @throws Error that says what is wrong with the value, and how to repair it
 */
export function deployedLanguages(value = ''): LocaleCode[] {
  if (value.trim() === '') return allLanguages;
  const codes = value.split(',').map((code) => code.trim());
  const refuse = (reason: string): never => {
    throw new Error(`${languagesSetting} is "${value}": ${reason}`);
  };
  return codes.map((code, index) => {
    if (code === '') return refuse(`a language is missing at a comma. Write codes, such as ${allLanguages.join()}.`);
    if (codes.indexOf(code) < index) return refuse(`"${code}" is in it twice. Name each language once.`);
    const known = languages.map((language) => `${language.code} (${language.label})`).join(', ');
    return (
      languages.find((language) => language.code === code)?.code ?? refuse(`no text is in "${code}". Known: ${known}.`)
    );
  });
}

/**
 * @param codes languages of a deployment, the one at `/` first
 * @returns these languages with their places, in the order of the menu
 */
export function placeLanguages(codes: readonly LocaleCode[]): SiteLocale[] {
  return languages
    .filter(({code}) => codes.includes(code))
    .map((language) => ({...language, pathPrefix: language.code === codes[0] ? '' : `/${language.code}`}));
}

/** All languages, where a deployment that sets nothing has them: the checks do not depend on what is deployed. */
export const usualLocales: readonly SiteLocale[] = placeLanguages(allLanguages);

const deployed = deployedLanguages(process.env[languagesSetting]);

/** The language at `/`. */
export const defaultLocale: LocaleCode = deployed[0] ?? sourceLocale;

/** The languages that are built, in the order in which the menu shows them. For all text, see `languages`. */
export const locales: readonly SiteLocale[] = placeLanguages(deployed);
