import Prism from 'prismjs';
import {grammar} from './languages';

/** The colours of code; each is a class in `src/content/code/code.css`. */
export const roles = ['comment', 'string', 'number', 'keyword', 'function', 'property', 'inserted', 'deleted'] as const;
export type Role = (typeof roles)[number];

/** A piece of a line in one colour; without a role it has the colour of plain code. */
export interface Piece {
  text: string;
  role?: Role;
}

/** Prism knows some hundred kinds of tokens; readers can distinguish about eight colours. */
const roleOf: Readonly<Record<string, Role>> = {
  comment: 'comment',
  prolog: 'comment',
  doctype: 'comment',
  cdata: 'comment',
  shebang: 'comment',
  coord: 'comment',
  string: 'string',
  'template-string': 'string',
  'template-punctuation': 'string',
  'triple-quoted-string': 'string',
  'string-interpolation': 'string',
  'interpolation-string': 'string',
  'string-literal': 'string',
  'attr-value': 'string',
  'header-value': 'string',
  char: 'string',
  regex: 'string',
  value: 'string',
  scalar: 'string',
  url: 'string',
  'request-target': 'string',
  number: 'number',
  boolean: 'number',
  constant: 'number',
  null: 'number',
  'status-code': 'number',
  datetime: 'number',
  keyword: 'keyword',
  tag: 'keyword',
  atrule: 'keyword',
  important: 'keyword',
  method: 'keyword',
  'http-version': 'keyword',
  delimiter: 'keyword',
  builtin: 'function',
  function: 'function',
  'class-name': 'function',
  decorator: 'function',
  annotation: 'function',
  selector: 'function',
  symbol: 'function',
  property: 'property',
  key: 'property',
  'attr-name': 'property',
  'header-name': 'property',
  variable: 'property',
  parameter: 'property',
  'assign-left': 'property',
  inserted: 'inserted',
  'inserted-sign': 'inserted',
  deleted: 'deleted',
  'deleted-sign': 'deleted',
};

/**
 * Pages carry much JSON and many commands. Keys, texts and comments are what a reader looks for there, and each further
 * colour would be an element for every value of every example.
 */
const keptRoles: Readonly<Record<string, readonly Role[]>> = {
  json: ['property'],
  bash: ['comment', 'string'],
};

/** The code as lines of coloured pieces; neighbours of one colour are one piece. */
export function highlightLines(code: string, language: string): Piece[][] {
  const known = grammar(language);
  const kept = keptRoles[language] ?? roles;
  const lines: Piece[][] = [[]];
  const add = (text: string, role?: Role): void => {
    text.split('\n').forEach((part, index) => {
      if (index > 0) lines.push([]);
      addPiece(lines.at(-1) ?? [], part, role && kept.includes(role) ? role : undefined);
    });
  };
  walk(known ? Prism.tokenize(code, known) : code, undefined, add);
  return lines;
}

function addPiece(line: Piece[], text: string, role?: Role): void {
  if (text === '') return;
  const last = line.at(-1);
  // Blanks have no colour, so they never need an element of their own.
  if (last && (last.role === role || text.trim() === '')) last.text += text;
  else line.push({text, role: text.trim() === '' ? undefined : role});
}

function walk(stream: Prism.TokenStream, outer: Role | undefined, add: (text: string, role?: Role) => void): void {
  if (typeof stream === 'string') return add(stream, outer);
  if (Array.isArray(stream)) return stream.forEach((token) => walk(token, outer, add));
  // Punctuation keeps the colour of what surrounds it: quotes belong to the string, brackets to the tag.
  walk(stream.content, roleOf[stream.type] ?? (outer && stream.type !== 'interpolation' ? outer : undefined), add);
}
