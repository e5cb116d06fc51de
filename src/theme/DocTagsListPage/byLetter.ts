import type {Props} from '@theme/DocTagsListPage';
import {exactForm} from '../../search/shared/foldText';

/**
 * Groups tags by their first letters, in the order of the page's language. `listTagsByLetters` of the theme sorts in the
 * browser's, so that the page may be another one than the server rendered.
 */
export function byLetter(tags: Props['tags'], locale: string): ReadonlyMap<string, Props['tags']> {
  const {compare} = new Intl.Collator(locale);
  const letters = new Map<string, Props['tags']>();
  for (const tag of [...tags].sort((a, b) => compare(a.label, b.label))) {
    // A tone makes no letter of its own: Ứng dụng is under Ư.
    const letter = exactForm(tag.label.charAt(0)).charAt(0).toUpperCase();
    letters.set(letter, [...(letters.get(letter) ?? []), tag]);
  }
  return letters;
}
