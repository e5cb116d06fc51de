import type {Nodes, Root} from 'hast';
import {visit} from 'unist-util-visit';
import {h, toMarkup, type Child} from '../kit/html';
import {attributeOf, staticBlock} from '../kit/mdx';
import {message} from '../kit/messages';
import {locatePage, type MarkdownFile} from '../kit/pageLocation';
import {isGuide, type FrontMatter} from './front-matter/frontMatter';
import {feedbackId} from './shared/pageNames';

/** A page as Docusaurus hands it to rehype plugins. */
interface PageFile extends MarkdownFile {
  data: {frontMatter?: Partial<Pick<FrontMatter, 'basis' | 'open'>>};
}

export interface PageNotesOptions {
  /** Whether pages show how far their subject is known, and what is still to be asked: for writers, not for readers. */
  showsOpenQuestions: boolean;
}

/**
 * Rehype plugin: ends a guide with what holds for all of it. Readers learn what italics mean, and that drawings and
 * the screens of an inferred page may differ; writers, how far its subject is known and what the operator is to be asked.
 * It comes after the mockups, and after the questions, of which it is no part.
 */
export function rehypePageNotes({showsOpenQuestions}: PageNotesOptions) {
  return (tree: Root, file: PageFile): void => {
    const page = locatePage(file);
    if (!page || !isGuide(page)) return;
    const {basis, open = []} = file.data.frontMatter ?? {};
    const {locale} = page;
    const notes: Child[] = [
      hasDrawings(tree) ? h('p', message(locale, 'pageNotes.drawings')) : null,
      hasItalics(tree) ? h('p', message(locale, 'pageNotes.italics')) : null,
      basis === 'inferred'
        ? h(
            'p',
            message(locale, 'pageNotes.screensDiffer'),
            ' ',
            h('a', {href: `#${feedbackId}`}, message(locale, 'pageNotes.tellUs')),
          )
        : null,
    ];
    if (notes.some(Boolean)) tree.children.push(staticBlock(toMarkup(notes), 'notes'));
    if (showsOpenQuestions && basis) tree.children.push(writersNote(basis, open));
  };
}

/** @returns whether a label is in italics */
const hasItalics = (tree: Root): boolean =>
  some(
    tree,
    (node) => (node.type === 'element' && node.tagName === 'em') || attributeOf(node, 'html').includes('<em>'),
  );

/** Screens look different in every company and on every device, and some labels were not read in every language. */
const hasDrawings = (tree: Root): boolean =>
  some(tree, (node) => /class="(?:[^"]* )?mockup[ "]/.test(attributeOf(node, 'html')));

function some(tree: Root, test: (node: Nodes) => boolean): boolean {
  let isFound = false;
  visit(tree, (node) => {
    if (test(node)) isFound = true;
  });
  return isFound;
}

/** In English, the language of everything for writers. */
function writersNote(basis: string, open: readonly string[]) {
  const questions = open.length > 0 ? h('ul', {}, ...open.map((question) => h('li', question))) : null;
  const title = `For writers, not on the published site. Basis: ${basis}. To ask the operator: ${open.length}`;
  return staticBlock(toMarkup(h('p', title), questions), 'alert alert--secondary');
}
