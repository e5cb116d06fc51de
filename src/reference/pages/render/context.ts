import {posix} from 'node:path';
import {defaultSchemaPage, enumAnchor, schemaAnchor, sourcesPage} from '../../shared/anchors';
import {message, type MessageIdAfter} from '../../../kit/messages';
import type {LocaleCode} from '../../../kit/locales';
import type {OpenApi} from '../../contract/openApi';
import {hasOwnSection, propertiesOf} from '../../model/schemas';

/** Name of a text of the generated sections, as in `i18n/<locale>/build.json` without `api.`. */
export type ApiMessageId = MessageIdAfter<'api.'>;

/** The page that a block is rendered for. */
export interface RenderContext {
  locale: LocaleCode;
  /** Text in the page's language. */
  t: (id: ApiMessageId, values?: Readonly<Record<string, string>>) => string;
  /** Address of a file of the same version and language, given its path below the version's base. */
  siblingHref: (path: string) => string;
  /** Label of the page's version. */
  version: string;
  /** Address of the section that explains the sign of what is inferred. */
  unconfirmedHref: string;
  /** Address of a schema's own section, or undefined if it has none. */
  schemaHref: (name: string) => string | undefined;
  /** The same for a schema whose fields are worth opening in place: a pair, such as a number and its words, is not. */
  nestedHref: (name: string) => string | undefined;
  /** Address of an enum's section, or undefined if there is no such enum. */
  enumHref: (name: string) => string | undefined;
}

/**
 * @param route route of the page below its version's base
 * @param document translated contract
 */
export function createRenderContext(locale: LocaleCode, route: string, document: OpenApi): RenderContext {
  const schemas = document.components?.schemas ?? {};
  // Relative, so that the link stays in the reader's version and language whatever the site's base path.
  const siblingHref = (path: string): string => posix.relative(posix.dirname(route), path);
  const link = (name: string, anchor: string): string => {
    const page = schemas[name]?.['x-page'] ?? defaultSchemaPage;
    return page === route ? `#${anchor}` : `${siblingHref(page)}#${anchor}`;
  };
  const schemaHref = (name: string): string | undefined =>
    hasOwnSection(document, name) ? link(name, schemaAnchor(name)) : undefined;
  return {
    locale,
    t: (id, values) => message(locale, `api.${id}`, values),
    siblingHref,
    version: document.info.version,
    unconfirmedHref: `${siblingHref(sourcesPage)}#unconfirmed`,
    schemaHref,
    nestedHref: (name) =>
      Object.keys(propertiesOf(document, schemas[name] ?? {})).length > 2 ? schemaHref(name) : undefined,
    enumHref: (name) => (schemas[name] ? link(name, enumAnchor(name)) : undefined),
  };
}
