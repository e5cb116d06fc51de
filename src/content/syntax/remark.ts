import type {Root} from 'mdast';
import type {Processor} from 'unified';
import {locatePage, type MarkdownFile} from '../../kit/pageLocation';
import {readLiteralBraces} from './expressions';
import {findMistakes} from './findMistakes';
import {mendHtml} from './mendHtml';
import {PageMistakes, type Mistake} from './mistakes';
import {readMarkdown} from './readMarkdown';

/** A page as Docusaurus hands it to remark plugins. */
type PageFile = MarkdownFile & {data: {frontMatter?: {title?: unknown}}; value: string | Uint8Array};

/**
 * Remark plugin: reads a page as ordinary Markdown where MDX would not, and stops at what its readers would not see as
 * it is meant. It is the first of all steps. The checks read pages with it too, so they know what the build knows.
 *
 * @throws PageMistakes
 */
export function remarkSyntax(this: Processor): (tree: Root, file: PageFile) => void {
  remarkLenientParser.call(this);
  return (tree, file) => {
    const mistakes = findPageMistakes(tree, String(file.value), file, file.data.frontMatter);
    if (mistakes.length > 0) throw new PageMistakes(file, mistakes);
  };
}

/** @returns what is wrong in a page that could be read */
export function findPageMistakes(
  tree: Root,
  source: string,
  file: MarkdownFile,
  frontMatter: {title?: unknown} = {},
): Mistake[] {
  // Pages outside the docs show the title that is in their text.
  const isTitled = frontMatter.title !== undefined && locatePage(file)?.collection === 'docs';
  return findMistakes({tree, source, isTitled});
}

/** The half of it that reads: what is wrong with the tree is asked later. */
export function remarkLenientParser(this: Processor): void {
  const parse = this.parser;
  if (!parse) throw new Error('remarkSyntax needs a parser before it.');
  this.parser = (source, file): Root => {
    const {tree, mistakes} = readMarkdown((text) => parse(text, file) as Root, source);
    if (!tree) throw new PageMistakes(file, mistakes);
    readLiteralBraces(tree);
    mendHtml(tree);
    return tree;
  };
}
