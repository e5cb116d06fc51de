import type {Root} from 'mdast';
import {currentVersion} from '../../config/versions';
import {isMdxElement} from '../../content/mdx';
import {locatePage, sitePath, type MarkdownFile, type PageLocation} from '../../content/pageLocation';
import {readTerms, type TermGroup} from '../../content/vocabulary';
import {createTermFinder, type TermFinder} from './node/findTerms';
import {glossaryNodes} from './node/glossaryPage';
import {linkTerms} from './node/linkTerms';

const finders = new WeakMap<readonly TermGroup[], Map<string, TermFinder>>();

/**
 * Remark step: `<Glossary />` becomes the list of all terms; on every other page of the current version, the first
 * use of important terms is linked to it. It comes after the plugins that render mockups, diagrams and contract facts, so that it
 * sees prose only.
 */
export function remarkGlossary() {
  return (tree: Root, file: MarkdownFile): void => {
    const page = locatePage(file);
    const holder = tree.children.find((node) => isMdxElement(node) && node.name === 'Glossary');
    // Frozen versions keep the words of their time, without links to terms of today.
    if (page?.collection !== 'docs' || page.version !== currentVersion.name) {
      if (holder) throw new Error(`glossary: ${sitePath(file)} <Glossary /> has no terms here. Only current docs do.`);
      return;
    }
    const groups = readTerms(file.cwd);
    if (!holder) return linkTerms(tree, page, finderFor(groups, page));
    tree.children = tree.children.flatMap((node) => (node === holder ? glossaryNodes(groups, page) : [node]));
  };
}

function finderFor(groups: readonly TermGroup[], {locale}: PageLocation): TermFinder {
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
