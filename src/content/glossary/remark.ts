import type {Root} from 'mdast';
import type {LocaleCode} from '../../kit/locales';
import {currentVersion} from '../../kit/versions';
import {isMdxElement, lineOf} from '../../kit/mdx';
import {PageError} from '../../kit/pageError';
import {locatePage, type MarkdownFile, type PageLocation} from '../../kit/pageLocation';
import {readTerms, type TermGroup} from '../../kit/vocabulary';
import {createTermFinder, type TermFinder} from './findTerms';
import {glossaryNodes} from './glossaryPage';
import {linkTerms} from './linkTerms';

/** The component that becomes the list of all terms. */
export const glossaryComponent = 'Glossary';

const finders = new WeakMap<readonly TermGroup[], Partial<Record<LocaleCode, TermFinder>>>();

/**
 * Remark step: `<Glossary />` becomes the list of all terms; on every other page of the current version, the first
 * use of important terms is linked to it. It comes after the plugins that render mockups, diagrams and contract facts,
 * so that it sees prose only.
 *
 * @throws PageError for `<Glossary />` on a page that is not of the current version
 */
export function remarkGlossary() {
  return (tree: Root, file: MarkdownFile): void => {
    const page = locatePage(file);
    const holder = tree.children.find((node) => isMdxElement(node) && node.name === glossaryComponent);
    // Frozen versions are not linked: the glossary describes the current version.
    if (page?.collection !== 'docs' || page.version !== currentVersion.name) {
      if (!holder) return;
      const place = {file, line: lineOf(holder)};
      throw new PageError(
        'glossary',
        place,
        '<Glossary /> is outside docs/.',
        'Remove it.',
        'src/content/glossary/README.md',
      );
    }
    const groups = readTerms(file.cwd);
    const terms = groups.flatMap((group) => group.terms);
    if (!holder) return linkTerms(tree, page, finderFor(groups, page));
    tree.children = tree.children.flatMap((node) => (node === holder ? glossaryNodes(terms, page) : [node]));
  };
}

function finderFor(groups: readonly TermGroup[], {locale}: PageLocation): TermFinder {
  const byLocale = finders.get(groups) ?? {};
  finders.set(groups, byLocale);
  const terms = groups.flatMap((group) => group.terms);
  return (byLocale[locale] ??= createTermFinder(terms, locale));
}
