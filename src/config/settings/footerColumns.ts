import * as z from 'zod';
import {languages, locales, sourceLocale, type LocaleCode} from '../../kit/locales';
import {readData} from '../../kit/readData';
import {missingTexts, settingNames} from './variables';

const text = z.string().min(1);

const label = z
  .union([text, z.strictObject(Object.fromEntries(languages.map(({code}) => [code, text.optional()])))])
  .meta({value: `a text, or one for each language: {${languages.map(({code}) => `"${code}": "…"`).join(', ')}}`});

const columns = z
  .array(
    z.strictObject({
      title: label,
      items: z
        .array(
          z
            .strictObject({
              label,
              to: z.string().startsWith('/').meta({value: 'a path of this site that starts with /'}).optional(),
              href: z
                .string()
                .regex(/^(?:https?:\/\/[^/]|mailto:|tel:)/)
                .meta({value: 'an address that starts with https://, mailto: or tel:'})
                .optional(),
            })
            .refine(({to, href}) => (to === undefined) !== (href === undefined), 'has no link, or two')
            .meta({value: 'a label with "to" (a page of this site) or "href" (an address elsewhere)'}),
        )
        .min(1)
        .meta({value: 'a list of links'}),
    }),
  )
  .meta({value: 'a list of columns: [{"title": "…", "items": [{"label": "…", "to": "/docs"}]}]'});

/** A text for all languages, or one for each. */
export type Label = string | Readonly<Partial<Record<LocaleCode, string>>>;

/** A column of links at the foot of every page. */
export interface FooterColumn {
  title: Label;
  items: readonly {label: Label; to?: string | undefined; href?: string | undefined}[];
}

/**
 * @param name of the variable, which holds JSON
 * @throws Error that names what is wrong with it, and where
 */
export function columnsFromEnvironment(name: string, fallback: readonly FooterColumn[]): readonly FooterColumn[] {
  settingNames.push(name);
  const value = process.env[name]?.trim();
  if (!value) return fallback;
  let data: unknown;
  try {
    data = JSON.parse(value);
  } catch (error) {
    const cause = error instanceof Error ? error.message : String(error);
    throw new Error(`${name} is "${value}", which is no JSON: ${cause}. Write it as deploy/README.md shows.`, {
      cause: error,
    });
  }
  const footer = readData(columns, data, name);
  const labels = footer.flatMap(({title, items}) => [title, ...items.map((item) => item.label)]);
  missingTexts.push(...labels.flatMap(languagesWithout).map((label) => `${label} in ${name}`));
  return footer;
}

/** @returns `"vi" of "Start"` for each language of the site that the label has no text for */
function languagesWithout(written: Label): string[] {
  if (typeof written === 'string') return [];
  const missing = locales.filter(({code}) => written[code] === undefined);
  return missing.map(({code}) => `"${code}" of "${labelIn(written, code)}"`);
}

/** @returns a label in a language, or in English, or as it is written */
export function labelIn(written: Label, locale: LocaleCode): string {
  if (typeof written === 'string') return written;
  return written[locale] ?? written[sourceLocale] ?? Object.values(written)[0] ?? '';
}
