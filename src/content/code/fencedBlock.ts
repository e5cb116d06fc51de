import type {LocaleCode} from '../../kit/locales';
import {codeBlock, colouredLine, wrappingOf} from '../../kit/code/codeBlock';
import {highlightLines} from '../../kit/code/highlightLines';
import {knownLanguages} from '../../kit/code/languages';
import {nearestName} from '../../kit/didYouMean';
import {h, type Child} from '../../kit/html';
import {CodeBlockSyntaxError, readCodeOptions, type CodeOptions} from './codeOptions';
import {readMarkComments, type MarkedCode} from './markComments';

/** A fenced block as a page writes it. */
export interface FencedBlock {
  code: string;
  language: string;
  /** The words after the language. */
  meta: string;
  locale: LocaleCode;
  /** The example's address of the platform, in whose place readers may put theirs. */
  apiUrl: string;
}

/** Longer lines do not fit beside the menu on a common screen. */
const longLine = 76;

/**
 * Reads a block without drawing it.
 *
 * @throws CodeBlockSyntaxError when its language is unknown, or the words after it or the marking comments cannot be read
 */
export function readFencedBlock({
  code,
  language,
  meta,
}: Omit<FencedBlock, 'locale' | 'apiUrl'>): CodeOptions & MarkedCode {
  if (!knownLanguages.includes(language)) {
    throw new CodeBlockSyntaxError(`"${language}" is not a language of code blocks`, describeLanguage(language));
  }
  const options = readCodeOptions(meta);
  return {...options, ...readMarkComments(code, options.marked)};
}

const diagram = 'Write ```diagram, which reads flowcharts, states and sequences of Mermaid (guides/diagrams.md).';

/** Languages whose names here are far from those elsewhere. */
const instead: Readonly<Record<string, string>> = {
  'c++': 'Write cpp.',
  'c#': 'Write cs.',
  golang: 'Write go.',
  'mdx-code-block': 'Take its lines of ``` away: what is between them works by itself.',
  mermaid: diagram,
  plantuml: diagram,
  puml: diagram,
  dot: diagram,
};

function describeLanguage(language: string): string {
  if (language.startsWith('{')) {
    return 'Write it without braces, as in ```python; a note is :::note above the words and ::: below them.';
  }
  const name = language.toLowerCase();
  if (Object.hasOwn(instead, name)) return instead[name] ?? '';
  const nearest = nearestName(name, knownLanguages);
  return nearest ? `Did you mean "${nearest}"? Any other: text.` : 'Write text: the site does not colour this one.';
}

/**
 * @returns the content of `<div class="code-block">` for a fenced block
 * @throws CodeBlockSyntaxError as `readFencedBlock` does
 */
export function fencedBlock({locale, apiUrl, ...block}: FencedBlock): Child {
  const {language} = block;
  const {title, wraps, firstNumber, marked, code: shown} = readFencedBlock(block);
  const isNumbered = firstNumber !== undefined;
  const lines = highlightLines(shown, language).map((pieces, index): Child => {
    const line = [colouredLine(pieces), '\n'];
    if (marked.has(index + 1)) return h('span', {className: 'code-line code-marked'}, line);
    return isNumbered || marked.size > 0 ? h('span', {className: 'code-line'}, line) : line;
  });
  return codeBlock({
    language,
    lines,
    title,
    locale,
    classes: [...(isNumbered ? ['code-numbered'] : []), ...(wraps ? ['code-wrapped'] : [])],
    style: isNumbered && firstNumber !== 1 ? `--site-code-first:${firstNumber - 1}` : undefined,
    wrapping: wraps ? undefined : wrappingOf(shown.split('\n'), longLine),
    isSingle: !shown.includes('\n'),
    takesValues: shown.includes(apiUrl),
  });
}
