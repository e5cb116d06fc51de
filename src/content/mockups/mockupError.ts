import type {Node} from 'unist';
import {lineOf} from '../../kit/mdx';
import {PageError} from '../../kit/pageError';
import type {MarkdownFile} from '../../kit/pageLocation';

/** A mockup that cannot be rendered. */
export class MockupError extends PageError {
  constructor(node: Node, file: MarkdownFile, problem: string, repair: string) {
    super('mockups', {file, line: lineOf(node)}, problem, repair, 'guides/mockups.md');
  }
}
