import type {Node} from 'unist';
import {lineOf} from '../../../content/mdx';
import {PageError} from '../../../content/pageError';
import type {MarkdownFile} from '../../../content/pageLocation';

/** A mockup that cannot be rendered. */
export class MockupError extends PageError {
  constructor(node: Node, file: MarkdownFile, problem: string, repair: string) {
    super('mockups', {file, line: lineOf(node)}, problem, repair, 'guides/mockups.md');
  }
}
