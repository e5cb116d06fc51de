import type {Element, ElementContent, Root, RootContent} from 'hast';
import type {MdxJsxFlowElementHast} from 'mdast-util-mdx-jsx';
import {styleImport} from '../../kit/mdx';
import type {FrontMatter} from '../front-matter/frontMatter';
import {questionClass} from '../shared/pageNames';

interface PageFile {
  data: Record<string, unknown> & {frontMatter?: Partial<Pick<FrontMatter, 'kind'>>};
}

const isHeading = (node: RootContent, ...levels: number[]): node is Element =>
  node.type === 'element' && levels.some((level) => node.tagName === `h${level}`);

/**
 * Rehype plugin: on a page of the kind `answer`, each h3 and what follows it, to the next heading, becomes a question
 * that unfolds. The heading keeps its id and its place in the table of contents.
 */
export function rehypeQuestions() {
  return (tree: Root, file: PageFile): void => {
    if (file.data.frontMatter?.kind !== 'answer') return;
    const children: RootContent[] = [];
    let answer: ElementContent[] | undefined;
    for (const node of tree.children) {
      if (isHeading(node, 3)) {
        answer = [];
        children.push(element('details', [element('summary', [node]), element('section', answer)], questionClass));
      } else if (answer && node.type !== 'mdxjsEsm' && node.type !== 'doctype' && !isHeading(node, 1, 2)) {
        answer.push(node);
      } else {
        answer = undefined;
        children.push(node);
      }
    }
    tree.children = [styleImport('@site/src/content/questions/questions.css'), ...children];
  };
}

/** An element as if the page had written it: the theme would replace a `details` of Markdown by one with a script. */
function element(name: string, children: ElementContent[], className?: string): MdxJsxFlowElementHast {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: className === undefined ? [] : [{type: 'mdxJsxAttribute', name: 'className', value: className}],
    children,
    data: {_mdxExplicitJsx: true},
  };
}
