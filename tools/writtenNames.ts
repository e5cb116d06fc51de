import ts from 'typescript';

/** A string in a file of TypeScript, with the constants in it put in. */
export interface WrittenName {
  value: string;
  start: number;
  end: number;
  /** The entry of a list that it is, or is the first argument of: `'app/noti'`, `page('app/noti', 'bell')`. */
  entry?: {start: number; end: number; isReference: boolean};
  /** The last argument of the same call, if it is a list. */
  listEnd?: number;
}

/**
 * Finds the strings of a file that may name a page or an address.
 *
 * @param file its name, for the kind of code
 */
export function findNames(text: string, file = 'names.ts'): WrittenName[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const constants = constantsOf(source);
  const names: WrittenName[] = [];
  const visit = (node: ts.Node): void => {
    const value = valueOf(node, constants);
    if (value === undefined) return ts.forEachChild(node, visit);
    names.push({value, start: node.getStart(), end: node.end, ...placeOf(node)});
  };
  visit(source);
  return names;
}

/** @returns a string as code writes it beside others, with the constant of the file that it begins with */
export function writeName(text: string, name: string): string {
  const source = ts.createSourceFile('names.ts', text, ts.ScriptTarget.Latest, true);
  const found = [...constantsOf(source)].find(([, value]) => name.startsWith(`${value}/`));
  return found ? `\`\${${found[0]}}${name.slice(found[1].length)}\`` : `'${name}'`;
}

function constantsOf(source: ts.SourceFile): Map<string, string> {
  const declared = source.statements.flatMap((statement) =>
    ts.isVariableStatement(statement) ? [...statement.declarationList.declarations] : [],
  );
  return new Map(
    declared.flatMap(({name, initializer}): [string, string][] =>
      initializer && ts.isIdentifier(name) && ts.isStringLiteral(initializer) ? [[name.text, initializer.text]] : [],
    ),
  );
}

function valueOf(node: ts.Node, constants: ReadonlyMap<string, string>): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  const spans = node.templateSpans.map(({expression, literal}) => {
    const value = ts.isIdentifier(expression) ? constants.get(expression.text) : undefined;
    return value === undefined ? undefined : value + literal.text;
  });
  return spans.includes(undefined) ? undefined : node.head.text + spans.join('');
}

function placeOf(node: ts.Node): Pick<WrittenName, 'entry' | 'listEnd'> {
  const call = ts.isCallExpression(node.parent) ? node.parent : undefined;
  const last = call?.arguments.at(-1);
  const list = last && ts.isArrayLiteralExpression(last) ? {listEnd: last.end - 1} : {};
  const entry = call?.arguments[0] === node ? call : node;
  if (!ts.isArrayLiteralExpression(entry.parent)) return list;
  const isReference = call?.expression.getText() === 'reference';
  return {...list, entry: {start: entry.getStart(), end: entry.end, isReference}};
}
