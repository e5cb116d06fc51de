import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {globSync} from 'tinyglobby';
import {isPair, isScalar, parseDocument, visit, type Document, type Scalar} from 'yaml';
import {languages, sourceLocale, type LocaleCode} from '../../src/kit/locales';
import {contentFolders} from '../../src/kit/pageLocation';
import {termsFile} from '../../src/kit/vocabulary';
import {humanTexts} from '../../src/reference/contract/humanTexts';
import type {CheckContext} from '../types';
import {lineAt, mask, maskQuotes, readProse} from './prose';

/** A text that readers see, in a page or beside the pages: a menu, a button, a tag, a term, a field of the API. */
export interface ShownText {
  file: string;
  locale: LocaleCode;
  line: number;
  /** The text with its line breaks; code is masked. */
  text: string;
  /** The text without labels and short quotations. */
  ownWords: string;
}

/** @returns the texts of the chosen files: pages, and what is beside them. */
export function readShownTexts({root, pages, isChosen}: CheckContext): ShownText[] {
  const prose = pages.flatMap((page) =>
    readProse(page).map(({line, text, ownWords}) => ({file: page.file, locale: page.locale, line, text, ownWords})),
  );
  return [...prose, ...readInterfaceTexts(root, isChosen)];
}

function maskCode(text: string): string {
  return text.replace(/`[^`]*`/g, (code) => code.replace(/[^\n]+/g, mask));
}

/** @returns a text of Markdown without code, labels and short quotations. */
export function toOwnWords(text: string): string {
  return maskQuotes(maskCode(text).replace(/\*\*[^*\n]+\*\*/g, mask));
}

/** A text as a file has it, and where it begins. */
interface FoundText {
  locale: LocaleCode;
  index: number;
  written: string;
}

type FindTexts = (source: string) => FoundText[];

const sources: readonly {files: string | string[]; find: FindTexts}[] = [
  ...contentFolders.map(({folder, locale}) => ({
    files: `${folder}/tags.yml`,
    find: atKeys(locale, / (label|description)$/),
  })),
  // What translation files call "description" is a note for translators, not shown to readers.
  ...languages.map(({code}) => ({files: `i18n/${code}/**/*.json`, find: atKeys(code, / message$/)})),
  {files: 'versioned_sidebars/*.json', find: atKeys(sourceLocale, / (label|title|description)$/)},
  ...languages.map(({code}) => ({
    files: termsFile,
    find: atKeys(code, new RegExp(`^(${code}|terms ${code} (term|meaning))$`)),
  })),
  {
    files: 'openapi/*/v?.yaml',
    find: inYaml(sourceLocale, (document) =>
      humanTexts(document.toJS())
        // What a value of a fixed list is called is a label of the platform.
        .filter(({path}) => !(path.includes('oneOf') && path.at(-1) === 'title'))
        .map(({path}) => document.getIn(path, true)),
    ),
  },
  ...languages.map(({code}) => ({
    files: `openapi/*/${code}.overlay.yaml`,
    find: atKeys(code, /^(x-example-values|actions update) /),
  })),
  // Code is read as text, because imported data knows no lines.
  {
    files: ['src/config/{navbar,footer}.ts', 'src/config/sidebars/*.ts', '!**/*.test.ts'],
    find: inCode(/(?<=[\s([:])(?<quote>['"`])(?<text>\p{Lu}.*?)\k<quote>/gu),
  },
  {
    files: [
      'src/{site,theme,pages}/**/*.{ts,tsx}',
      'src/{content,reference,search}/**/{browser,box}/**/*.{ts,tsx}',
      '!**/*.test.*',
    ],
    // The message of translate(), or what a <Translate> holds: a string in braces or plain text.
    find: inCode(
      /(?<=\bmessage:\s+|^ +\{)(?<quote>['"`])(?<text>.+?)\k<quote>|(?<=<Translate[^>]*>)(?<child>[^<{]*\p{L}[^<{]*)/gmu,
    ),
  },
];

function readInterfaceTexts(root: string, isChosen: CheckContext['isChosen']): ShownText[] {
  return sources.flatMap(({files, find}) =>
    globSync(files, {cwd: root})
      .filter(isChosen)
      .sort()
      .flatMap((file) => {
        const source = readFileSync(join(root, file), 'utf8');
        return find(source).map(({locale, index, written}) => {
          const text = maskCode(written.replace(/\n +/g, '\n')).normalize('NFC');
          return {file, locale, line: lineAt({line: 1, text: source}, index), text, ownWords: toOwnWords(text)};
        });
      }),
  );
}

function inCode(pattern: RegExp): FindTexts {
  return (source) =>
    [...source.matchAll(pattern)].map(({index, groups}) => ({
      locale: sourceLocale,
      index,
      written: groups?.text ?? groups?.child ?? '',
    }));
}

/** The YAML parser reads JSON too, and knows where each text is. */
function inYaml(locale: LocaleCode, find: (document: Document) => unknown[]): FindTexts {
  return (source) =>
    find(parseDocument(source)).flatMap((node) => {
      if (!isScalar(node) || typeof node.value !== 'string' || !node.range) return [];
      const [index, end] = node.range;
      return [{locale, index, written: writtenText(node, source.slice(index, end))}];
    });
}

/** @param path matches the keys that lead to a text, with spaces between; places in lists are left out */
function atKeys(locale: LocaleCode, path: RegExp): FindTexts {
  return inYaml(locale, (document) => {
    const nodes: Scalar[] = [];
    visit(document, {
      Scalar(position, node, ancestors) {
        const keys = ancestors.filter(isPair).map(({key}) => String(key));
        if (position !== 'key' && path.test(keys.join(' '))) nodes.push(node);
      },
    });
    return nodes;
  });
}

/** @returns a text with the line breaks of its file, without the quotation marks around it and escapes. */
function writtenText({type}: Scalar, source: string): string {
  const text = type?.startsWith('QUOTE') ? source.slice(1, -1) : source.replace(/^[|>].*/, '');
  return text.replace(/\\[nrt]?/g, ' ').replace(/''/g, "'");
}
