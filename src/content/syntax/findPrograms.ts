import type {Expression, ModuleDeclaration, Node as CodeNode, Program, Statement} from 'estree';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {isMdxElement, lineOf} from '../../kit/mdx';
import {describeForeignComponent, noProgram} from './elements';
import {foreignForms} from './foreignForms';
import {literalBrace, type Cause, type Mistake} from './mistakes';

/** What pages may import: tabs, which they have without it too, and fragments. */
const importable = /^@theme\/(?:Tabs|TabItem)$|^\.{1,2}\/[^!?]*\.mdx$/;

/** Attributes that put markup of their own into the page. */
const raw = ['dangerouslySetInnerHTML', '__html'];

/**
 * A page is a text: all that would run in the browser of its readers is code of the site, which its tests know.
 *
 * @returns code in a page, and components that write into the head or put raw markup into the text
 */
export function findPrograms(tree: Root): Mistake[] {
  const mistakes: Mistake[] = [];
  const report = (line: number, cause: Cause | undefined): void => void (cause && mistakes.push({line, ...cause}));
  visit(tree, (node) => {
    if (node.type === 'mdxjsEsm') {
      for (const statement of node.data?.estree?.body ?? [])
        report(statement.loc?.start.line ?? lineOf(node), describeModule(statement));
    }
    if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression')
      report(lineOf(node), describeCode(node.value, node.data?.estree));
    if (!isMdxElement(node)) return;
    report(lineOf(node), describeForeignComponent(node.name ?? ''));
    for (const attribute of node.attributes) {
      if (attribute.type === 'mdxJsxExpressionAttribute') report(lineOf(node), describeBraces(attribute.value));
      else if (raw.includes(attribute.name)) report(lineOf(node), rawMarkup);
      else if (attribute.value && typeof attribute.value === 'object')
        report(lineOf(node), describeCode(attribute.value.value, attribute.value.data?.estree));
    }
  });
  return mistakes;
}

const rawMarkup: Cause = {rule: 'has dangerouslySetInnerHTML, which puts raw HTML into the page', repair: noProgram};

function describeModule(statement: Statement | ModuleDeclaration): Cause | undefined {
  if (statement.type !== 'ImportDeclaration') {
    const repair = 'Take it out: a component for pages is a part of the site (src/theme/MDXComponents.tsx).';
    return {rule: 'exports code, and pages hold text', repair};
  }
  const from = String(statement.source.value);
  if (importable.test(from)) return undefined;
  const repair = 'Take the line and what it names out; a fragment is imported as ./_partials/name.mdx.';
  return {rule: `imports "${from}", and pages import only tabs and fragments`, repair};
}

/** Comments, words, numbers and lists of them are no code. */
function describeCode(value: string, estree: Program | null | undefined): Cause | undefined {
  const [statement] = estree?.body ?? [];
  if (!statement) return undefined;
  if (statement.type === 'ExpressionStatement' && isData(statement.expression)) return undefined;
  return raw.some((name) => value.includes(name)) ? rawMarkup : describeBraces(value);
}

function isData(node: Expression | CodeNode | null): boolean {
  if (node?.type === 'Literal') return !('regex' in node);
  if (node?.type === 'TemplateLiteral') return node.expressions.length === 0;
  if (node?.type === 'UnaryExpression') return isData(node.argument);
  if (node?.type === 'ArrayExpression') return node.elements.every(isData);
  return node?.type === 'ObjectExpression' && node.properties.every(isDataProperty);
}

function isDataProperty(property: CodeNode): boolean {
  if (property.type !== 'Property' || property.computed || property.method) return false;
  const name = property.key.type === 'Identifier' ? property.key.name : 'value' in property.key && property.key.value;
  return !raw.includes(String(name)) && isData(property.value);
}

function describeBraces(value: string): Cause {
  const written = `{${value}}`;
  const form = foreignForms.find(({sign}) => sign.exec(written)?.[0] === written);
  const match = form?.sign.exec(written);
  if (form && match) return form.explain(match);
  return {rule: `has {${value.trim()}}, and what is in braces is read as code`, repair: literalBrace};
}
