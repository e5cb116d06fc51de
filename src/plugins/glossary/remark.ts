import {pagePath, type PageFile} from '../../content/pageLocale';
import {createTermFinder, type TermFinder} from './node/findTerms';
import {glossaryNodes} from './node/glossaryPage';
import {linkTerms} from './node/linkTerms';
import {placeOf, type GlossaryPlace} from './node/place';
import {readTerms, type TermGroup} from './node/terms';
import type {TreeNode} from './node/tree';

const finders = new WeakMap<readonly TermGroup[], Map<string, TermFinder>>();

/**
 * Remark step: `<Glossary />` becomes the list of all terms; on every other page of the current version, the first
 * use of important terms is linked to it. It comes after the steps that draw figures and contract facts, so that it
 * sees prose only.
 */
export function remarkGlossary() {
  return (tree: TreeNode, file: PageFile): void => {
    const place = placeOf(file);
    const holder = tree.children?.find(({name}) => name === 'Glossary');
    if (!place) {
      if (holder) throw new Error(`glossary: ${pagePath(file)} <Glossary /> has no terms here. Only current docs do.`);
      return;
    }
    const groups = readTerms(file.cwd);
    if (!holder) return linkTerms(tree, place, finderFor(groups, place));
    tree.children = tree.children?.flatMap((node) => (node === holder ? glossaryNodes(groups, place) : [node]));
  };
}

function finderFor(groups: readonly TermGroup[], {locale}: GlossaryPlace): TermFinder {
  const perLocale = finders.get(groups) ?? new Map<string, TermFinder>();
  finders.set(groups, perLocale);
  const finder =
    perLocale.get(locale) ??
    createTermFinder(
      groups.flatMap(({terms}) => terms),
      locale,
    );
  perLocale.set(locale, finder);
  return finder;
}
