import type {Link, PhrasingContent, Root, Text} from 'mdast';
import * as z from 'zod';
import {visit} from 'unist-util-visit';
import {isMdxElement, lineOf, type MdxElement} from '../kit/mdx';
import {message} from '../kit/messages';
import type {LocaleCode} from '../kit/locales';
import {PageError} from '../kit/pageError';
import {pageLocale, type MarkdownFile} from '../kit/pageLocation';
import {nearestName} from '../kit/didYouMean';

/** How readers reach the platform and who runs it; '' for what the deployment has not set. */
export interface Operator {
  name: string;
  /** Address of the page on which users log in. */
  loginUrl: string;
  appName: string;
  appStoreUrl: string;
  googlePlayUrl: string;
  /** A page or `mailto:` address. */
  supportUrl: string;
  /** Telephone number as people read it. */
  hotline: string;
}

/** The component that prints a part of it. */
export const operatorComponent = 'Operator';

type Phrase = (operator: Operator, locale: LocaleCode) => PhrasingContent[];

/** What `<Operator what="…" />` prints: words for the middle of a sentence, with or without settings. */
const phrases = {
  name: ({name}, locale) => [words(name || message(locale, 'operator.name'))],
  login: ({loginUrl}, locale) => [linked(message(locale, 'operator.login'), loginUrl)],
  support: (operator, locale) => {
    const {name, supportUrl, hotline} = operator;
    const support = name ? message(locale, 'operator.supportOf', {name}) : message(locale, 'operator.support');
    const telephone = linked(hotline, `tel:${hotline.replace(/[^+\d]/g, '')}`);
    return [linked(support, supportUrl), ...(hotline ? inBrackets([telephone]) : [])];
  },
  app: ({appName, appStoreUrl, googlePlayUrl}, locale) => {
    const stores = [linked('App Store', appStoreUrl), linked('Google Play', googlePlayUrl)].filter(isLink);
    const name = appName ? message(locale, 'operator.appNamed', {name: appName}) : message(locale, 'operator.app');
    return [words(name), ...(stores.length > 0 ? inBrackets(stores) : [])];
  },
} satisfies Record<string, Phrase>;

const names = Object.keys(phrases) as (keyof typeof phrases)[];

/** Remark plugin: each `<Operator what="support" />` becomes words and links, from the settings of the deployment. */
export function remarkOperator(operator: Operator) {
  return (tree: Root, file: MarkdownFile): void =>
    visit(tree, (node, index, parent) => {
      if (!isMdxElement(node) || node.name !== operatorComponent || !parent || index === undefined) return;
      const nodes = phrases[readWhat(node, file)](operator, pageLocale(file));
      const isBlock = node.type === 'mdxJsxFlowElement';
      parent.children.splice(index, 1, ...(isBlock ? [{type: 'paragraph' as const, children: nodes}] : nodes));
    });
}

const attributesSchema = z.tuple([
  z.object({type: z.literal('mdxJsxAttribute'), name: z.literal('what'), value: z.enum(names)}),
]);

function readWhat(node: MdxElement, file: MarkdownFile): keyof typeof phrases {
  const result = attributesSchema.safeParse(node.attributes);
  if (result.success) return result.data[0].value;
  const [written] = node.attributes;
  const value = written && 'name' in written && typeof written.value === 'string' ? written.value : '';
  const what = nearestName(value, names) ?? 'support';
  throw new PageError(
    'operator',
    {file, line: lineOf(node)},
    `<Operator> needs one attribute "what": ${names.join(', ')}.`,
    `Write <Operator what="${what}" />.`,
    'guides/writing.md',
  );
}

function words(value: string): Text {
  return {type: 'text', value};
}

/** @returns a link, or the words alone where nothing is set */
function linked(value: string, url: string): Link | Text {
  return url ? {type: 'link', url, children: [words(value)]} : words(value);
}

function isLink(node: Link | Text): node is Link {
  return node.type === 'link';
}

function inBrackets(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  return [words(' ('), ...nodes.flatMap((node, index) => (index > 0 ? [words(', '), node] : [node])), words(')')];
}
