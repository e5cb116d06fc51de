import type {LocaleCode} from '../kit/locales';
import {message} from '../kit/messages';
import type {Card} from '../site/brand/pictures';
import {site} from './site';

/** @returns what the social card says in a language */
export function cardIn(locale: LocaleCode): Card {
  return {kind: message(locale, 'card.kind'), name: site.productName[locale], about: message(locale, 'card.about')};
}
