import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {readHeadings} from '../../checks/pages/headings';
import type {ParsedPage} from '../../checks/pages/pages';
import type {CheckContext} from '../../checks/types';
import {sourceLocale} from '../../src/kit/locales';
import {currentVersion} from '../../src/kit/versions';
import {contractsOf, contractSource} from '../../src/reference/contract/loadContract';
import {requirePages} from '../move-page/findPages';
import {planRedirects} from '../move-page/planRedirects';
import {planRelocation} from '../move-page/planRelocation';
import type {Relocation} from '../move-page/relocation';
import type {PlannedChange} from '../plannedChange';

/**
 * Plans that a page of the current version goes in every language, and that another one answers instead.
 *
 * @param from its route, and `to` that of the other page
 * @returns what a person has to decide
 * @throws Error if one of them is missing, or the page holds what no other page can
 */
export async function removePage(
  change: PlannedChange,
  context: CheckContext,
  from: string,
  to: string,
): Promise<string[]> {
  if (from === '') throw new Error('The introduction stays: it is the first page of the version. Nothing was changed.');
  const pages = requirePages(context, from);
  const below = pages.filter(({route}) => route !== from);
  if (below.length > 0) {
    const names = [...new Set(below.map(({route}) => route))].join(', ');
    throw new Error(`There are pages below ${from}: ${names}. Remove or move them first. Nothing was changed.`);
  }
  if (from === to) throw new Error('Name another page that answers instead. Nothing was changed.');
  const successors = requirePages(context, to).filter(({route}) => route === to);
  const successor = successors.find(({locale}) => locale === sourceLocale);
  if (!successor) throw new Error(`${to} is a folder without a page of its own. Name a page. Nothing was changed.`);
  requireNoOperation(context.root, from);

  const anchors = new Set(readHeadings(successor).flatMap(({id}) => id ?? []));
  const relocation: Relocation = {
    from,
    to: idOf(successor),
    isFolder: false,
    hasAnchor: (anchor) => anchors.has(anchor) || successor.source.includes(`id="${anchor}"`),
  };
  await planRedirects(change, context, relocation, pages);
  const reason = `The page /docs/${from} is gone; /docs/${to} answers instead`;
  const terms = termsOf(context.root, from);
  await planRelocation(change, context, {relocation, pages, isGone: true, reason});
  return [
    ...decision(askForTerms(relocation.to), terms),
    ...decision(
      askForLinks(relocation.to),
      successors.flatMap(({file, source}) => changedLines(source, change.read(file)).map((line) => `${file}:${line}`)),
    ),
  ];
}

const decision = (question: readonly string[], places: readonly string[]): string[] =>
  places.length > 0 ? [...question, ...places.map((place) => `  ${place}`), ''] : [];

/** @returns the numbers of lines that differ, of two texts that have as many */
function changedLines(before: string, after: string): number[] {
  const lines = after.split('\n');
  return before.split('\n').flatMap((line, index) => (line === lines[index] ? [] : index + 1));
}

const idOf = ({file, folder}: ParsedPage): string => file.slice(folder.length + 1).replace(/\.mdx$/, '');

const termsFile = 'vocabulary/terms.yaml';

const askForTerms = (to: string): string[] => [
  'Decide first: the page that goes explains these terms, and the glossary will send their readers to',
  `${to}. Does it explain them? Otherwise write there what they mean, or name another page:`,
];

const askForLinks = (to: string): string[] => [
  `Decide first: these lines of ${to} link to the page that goes, and would link to ${to} itself. Say there what the`,
  'link led to, or take it away:',
];

/** @returns `file:line term "id"` of the terms that a page explains */
function termsOf(root: string, route: string): string[] {
  const lines = readFileSync(join(root, termsFile), 'utf8').split('\n');
  let id = '';
  return lines.flatMap((line, index) => {
    id = /^\s*- id: (\S+)/.exec(line)?.[1] ?? id;
    const page = /^\s*(?:- )?page: ([^\s#]+)/.exec(line)?.[1];
    return page?.replace(/\/index$/, '') === route ? `${termsFile}:${index + 1} term "${id}"` : [];
  });
}

/** @throws Error if the contract names the page as that of an operation */
function requireNoOperation(root: string, route: string): void {
  for (const contract of contractsOf(root, currentVersion.name)) {
    const source = contractSource(contract);
    const lines = readFileSync(join(root, source), 'utf8').split('\n');
    const line = lines.findIndex((each) => each.trim() === `x-page: ${route}`) + 1;
    if (line === 0) continue;
    throw new Error(
      `${source}:${line} names ${route} as its page (x-page). Change the contract first. Nothing was changed.`,
    );
  }
}
