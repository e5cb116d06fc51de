import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {globSync} from 'tinyglobby';
import ts from 'typescript';

/** A message with its place and the text of the source language. */
export interface Message {
  id: string;
  text: string;
  file: string;
  line: number;
}

/** A call that names no message, so that nobody could translate it. */
export interface UnreadableMessage {
  file: string;
  line: number;
}

/** The messages in our code, and how many files were read for them. */
export interface CodeMessages {
  messages: Message[];
  unreadable: UnreadableMessage[];
  filesRead: number;
}

/** Collects every `translate({id, message})` and `<Translate id="…">text</Translate>` under src/. */
export function collectCodeMessages(root: string): CodeMessages {
  const files = globSync(['src/**/*.{ts,tsx}', '!**/*.test.*', '!**/*.d.ts', '!**/__fixtures__/**'], {
    cwd: root,
  }).sort();
  const result: CodeMessages = {messages: [], unreadable: [], filesRead: files.length};
  for (const file of files) {
    const text = readFileSync(join(root, file), 'utf8');
    if (!/\b[tT]ranslate\b/.test(text)) continue;
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
    collect(source, source, result);
  }
  return result;
}

function collect(node: ts.Node, source: ts.SourceFile, result: CodeMessages): void {
  const found = readCall(node) ?? readElement(node);
  if (found) {
    const place = {file: source.fileName, line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1};
    if (found.id === undefined || found.text === undefined) result.unreadable.push(place);
    else result.messages.push({id: found.id, text: found.text, ...place});
  }
  node.forEachChild((child) => collect(child, source, result));
}

interface Found {
  id: string | undefined;
  text: string | undefined;
}

function readCall(node: ts.Node): Found | null {
  if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression) || node.expression.text !== 'translate')
    return null;
  const [argument] = node.arguments;
  if (!argument || !ts.isObjectLiteralExpression(argument)) return {id: undefined, text: undefined};
  const read = (name: string) => {
    const property = argument.properties.find((one) => one.name && ts.isIdentifier(one.name) && one.name.text === name);
    return property && ts.isPropertyAssignment(property) ? readString(property.initializer) : undefined;
  };
  return {id: read('id'), text: read('message')};
}

function readElement(node: ts.Node): Found | null {
  if (!ts.isJsxElement(node) || node.openingElement.tagName.getText() !== 'Translate') return null;
  const id = node.openingElement.attributes.properties.find(
    (one) => ts.isJsxAttribute(one) && one.name.getText() === 'id',
  );
  const value = id && ts.isJsxAttribute(id) && id.initializer ? readString(id.initializer) : undefined;
  const texts = node.children.map((child) => {
    if (ts.isJsxText(child)) return child.text.replace(/\s*\n\s*/g, ' ');
    return ts.isJsxExpression(child) && child.expression ? readString(child.expression) : undefined;
  });
  return {id: value, text: texts.includes(undefined) ? undefined : texts.join('').trim()};
}

/** The value of a string that is written out; longer ones are joined with +. */
function readString(node: ts.Expression): string | undefined {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (ts.isParenthesizedExpression(node)) return readString(node.expression);
  if (!ts.isBinaryExpression(node) || node.operatorToken.kind !== ts.SyntaxKind.PlusToken) return undefined;
  const [left, right] = [readString(node.left), readString(node.right)];
  return left === undefined || right === undefined ? undefined : left + right;
}
