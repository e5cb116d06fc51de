import type {List} from 'mdast';
import {stringify} from 'yaml';
import {isPartial} from '../../src/kit/perLocale';
import {lineOf} from '../../src/kit/mdx';
import {sourceFileOf} from '../../src/kit/pageLocation';
import {readId} from '../pages/headings';
import type {ParsedPage} from '../pages/pages';
import type {Problem} from '../types';
import {isStale} from './findTranslationStates';

/** Keys of front matter that are the same in every language. */
export const commonKeys =
  'kind basis audience tags displayed_sidebar draft hide_table_of_contents toc_max_heading_level slug'.split(' ');

/** @returns where a translation that says to be up to date differs from its source in what no language changes */
export function compareWithSource(page: ParsedPage, all: readonly ParsedPage[]): Problem[] {
  const sourceFile = sourceFileOf(page);
  const source = sourceFile === page.file ? undefined : all.find(({file}) => file === sourceFile);
  if (!source || page.isPartial || isPartial(page.locale) || isStale(page, source)) return [];
  return [...compareKeys(page, source), ...compareSteps(page, source)];
}

function compareKeys(page: ParsedPage, source: ParsedPage): Problem[] {
  return commonKeys.flatMap((key): Problem[] => {
    const [here, there] = [page, source].map(({frontMatter}) => frontMatter[key]);
    if (JSON.stringify(here) === JSON.stringify(there)) return [];
    const repair = there === undefined ? 'Take it out' : `Write ${key}: ${toYaml(there)}`;
    const rule = `has another "${key}" than ${source.file}`;
    return [{file: page.file, line: page.keyLines.get(key) ?? 1, rule, repair: `${repair}.`}];
  });
}

const toYaml = (value: unknown): string =>
  stringify(value, {collectionStyle: 'flow', flowCollectionPadding: false, lineWidth: 0}).trim();

/** A numbered list, and the beginning of the addresses of its steps. */
interface Steps {
  address: string;
  count: number;
  line: number;
}

function compareSteps(page: ParsedPage, source: ParsedPage): Problem[] {
  const [found, wanted] = [readSteps(page), readSteps(source)];
  const differs = [...found, ...wanted].find(({address}) => countAt(address, found) !== countAt(address, wanted));
  if (!differs) return [];
  const {address} = differs;
  const [here, there] = [countAt(address, found), countAt(address, wanted)];
  const line = found.find((steps) => steps.address === address)?.line ?? 1;
  const rule = `has ${here} numbered steps at #${address}, and ${source.file} has ${there}`;
  const repair = `Number the same actions: their addresses, such as #${address}-1, are the same in every language.`;
  return [{file: page.file, line, rule, repair}];
}

const countAt = (address: string, steps: readonly Steps[]): number =>
  steps.find((one) => one.address === address)?.count ?? 0;

/** The steps as `src/content/steps` gives them their addresses. */
function readSteps({markdown}: ParsedPage): Steps[] {
  let section = 'step';
  let lists = 0;
  return markdown.children.flatMap((node): Steps[] => {
    if (node.type === 'heading' && readId(node) !== null) {
      section = readId(node) ?? section;
      lists = 0;
    }
    if (!isNumbered(node)) return [];
    lists += 1;
    const address = lists > 1 ? `${section}-${lists}` : section;
    return [{address, count: node.children.length, line: lineOf(node)}];
  });
}

const isNumbered = (node: ParsedPage['markdown']['children'][number]): node is List =>
  node.type === 'list' && node.ordered === true;
