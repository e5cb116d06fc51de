import remarkParse from 'remark-parse';
import type {Code, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {readPipeline} from './readPipeline';

/** What a reader of a page saves or types, and what the reader's pipeline types, in the order of the page. */
export type Step =
  | {kind: 'file'; name: string; content: string}
  | {kind: 'commands'; text: string}
  | {kind: 'pipeline'; text: string}
  /** A body that the page shows without a command. */
  | {kind: 'body'; text: string};

export interface PageToType {
  steps: Step[];
  /** Files of the site that the page links, by their path from the root of the site: `/openapi/2.3.0/v1.json`. */
  downloads: string[];
  /** Files that the reader is asked to have, such as `sample.pdf`. */
  samples: string[];
}

/** Languages of code that a reader types into a terminal. */
export const shellLanguages = ['bash', 'sh', 'shell', 'console', 'powershell', 'bat'];

/**
 * @param markdown a page as the site publishes it
 * @param isProgram tells the text of a whole program, which readers save instead of typing it
 */
export function readPage(markdown: string, isProgram: (code: string) => boolean = () => false): PageToType {
  const root = unified().use(remarkParse).parse(markdown);
  const steps: Step[] = [];
  visit(root, 'code', (node: Code, index, parent) => {
    const before = index === undefined || index === 0 ? undefined : parent?.children[index - 1];
    const title = before?.type === 'paragraph' ? toString(before).trim() : '';
    const name = fileName(title);
    const content = `${node.value}\n`;
    if (pipelines.test(title)) steps.push({kind: 'pipeline', text: readPipeline(content)});
    else if (name !== undefined) steps.push({kind: 'file', name, content});
    else if (shellLanguages.includes(node.lang ?? '') && !isProgram(node.value))
      steps.push({kind: 'commands', text: content});
    else if (node.lang === 'json') steps.push({kind: 'body', text: content});
  });
  return {steps, downloads: downloadsOf(root), samples: samplesIn(markdown)};
}

/** @returns the names of the sample files that a text mentions */
export function samplesIn(text: string): string[] {
  return [...new Set(text.match(/\bsample\.(?:pdf|docx|xlsx|png)\b/g))];
}

/** Titles of files that tell a pipeline what to type. */
const pipelines = /^\.github\/workflows\/[\w-]+\.yml$|^\.gitlab-ci\.yml$/;

/** The title of a code block stands above it as a line of its own: the name of a file, or some words. */
function fileName(title: string): string | undefined {
  return /^[\w-]+(?:\.[\w-]+)*\.[a-z]+$/.test(title) ? title : undefined;
}

function downloadsOf(root: Root): string[] {
  const paths: string[] = [];
  visit(root, 'link', ({url}) => {
    if (/^\/.*\.(?!md\b|txt\b)\w+$/.test(url)) paths.push(url);
  });
  return [...new Set(paths)];
}
