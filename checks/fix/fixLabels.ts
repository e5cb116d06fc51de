import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {stringify} from 'yaml';
import {isGuide} from '../../src/content/front-matter/frontMatter';
import {labelState, labelsFile, nearestLabel} from '../../src/content/labels';
import {isPartial} from '../../src/kit/perLocale';
import {findLabels, type Label} from '../labels/findLabels';
import {parseDraft, replaceAll, type Draft, type FixReport} from './draft';

/** Bold that is more than the name of a control. */
const isSentence = (text: string): boolean => /[.:,;]$/.test(text) || text.split(/\s+/).length > 8;

const noName = 'it is no name of a control, so write it without bold';

/** The names of one control, by language. */
type Names = Record<string, string>;

/**
 * Names of controls that no list knows become assumed ones, and all are written as what they are: in bold if they were
 * read on a screen, otherwise in italics.
 *
 * @param groups a source page with its translations, for each
 * @returns the rows to add to the list
 */
export function fixLabels(groups: readonly (readonly Draft[])[], root: string, report: FixReport): Names[] {
  const rows: Names[] = [];
  const isNew = (text: string, locale: string): boolean => rows.some((names) => names[locale] === text);
  for (const drafts of groups) {
    // A partial language shows the screens of another.
    const complete = drafts.filter(({page}) => !isPartial(page.locale));
    const read = complete.map((draft) => ({draft, labels: readLabels(draft)}));
    for (const {draft, labels} of read) {
      const {locale, file} = draft.page;
      for (const [index, label] of labels.entries()) {
        if (labelState(label.text, locale, root) !== 'unknown' || isNew(label.text, locale)) continue;
        const others = read.map((other) => ({locale: other.draft.page.locale, labels: other.labels}));
        const names = findNames(label, index, labels.length, others);
        const reason = typeof names === 'string' ? names : findDoubt(label.text, locale, names, root);
        if (reason !== undefined || typeof names === 'string') {
          report.left.push(`${file}:${label.line} "${label.text}" is in no list: ${reason ?? ''}`);
        } else {
          rows.push(names);
          report.done.push(`${labelsFile} has ${toRow(names)} as assumed, from ${file}:${label.line}`);
        }
      }
    }
  }
  for (const draft of groups.flat()) writeAsKnown(draft, root, isNew, report);
  return rows;
}

/** Adds names to the list: the first group of those that nobody has read. */
export function addLabels(rows: readonly Names[], root: string): void {
  if (rows.length === 0) return;
  const path = join(root, labelsFile);
  const text = readFileSync(path, 'utf8');
  const added = rows.map((names) => `    - ${toRow(names)}\n`).join('');
  const group = /^- seen: \[\]\n  labels:\n(?:    .*\n|\s*#.*\n)*/m;
  writeFileSync(
    path,
    group.test(text)
      ? text.replace(group, (found) => found + added)
      : `${text.trimEnd()}\n- seen: []\n  labels:\n${added}`,
  );
}

const toRow = (names: Names): string =>
  stringify(names, {collectionStyle: 'flow', flowCollectionPadding: false, lineWidth: 0}).trim();

function readLabels(draft: Draft): Label[] {
  const page = isGuide(draft.page) ? parseDraft(draft) : undefined;
  // Release notes begin each entry in bold.
  return page && page.frontMatter.kind !== 'release-note' ? findLabels(page) : [];
}

/** @returns what the control is called in each language, by its place on the pages; otherwise why nobody can tell */
function findNames(
  {text}: Label,
  index: number,
  count: number,
  others: readonly {locale: string; labels: readonly Label[]}[],
): Names | string {
  const different = others.find(({labels}) => labels.length !== count);
  if (isSentence(text)) return noName;
  if (others.length < 2) return 'the page has no translation yet';
  if (different) return `the page in "${different.locale}" has ${different.labels.length} names, here are ${count}`;
  const names = Object.fromEntries(others.map(({locale, labels}) => [locale, labels[index]?.text ?? '']));
  return Object.values(names).some(isSentence) ? noName : names;
}

/** A name whose translation the list knows beside a similar one is mistyped. */
function findDoubt(text: string, locale: string, names: Names, root: string): string | undefined {
  const nearest = nearestLabel(text, locale as Parameters<typeof nearestLabel>[1], root);
  const isKnown = Object.entries(names).some(
    ([code, name]) => code !== locale && labelState(name, code as Parameters<typeof labelState>[1], root) !== 'unknown',
  );
  if (nearest === undefined || !isKnown) return undefined;
  return `did you mean "${nearest}"? Otherwise add ${toRow(names)} to ${labelsFile}`;
}

function writeAsKnown(
  draft: Draft,
  root: string,
  isNew: (text: string, locale: string) => boolean,
  {done}: FixReport,
): void {
  const {locale, file} = draft.page;
  const changes = readLabels(draft).flatMap(({text, line, shownAs, range}) => {
    const state = isNew(text, locale) ? 'assumed' : labelState(text, locale, root);
    const written = range && draft.text.slice(...range);
    const [, words] = /^(?:\*\*|__|\*|_)([^*_]+?)(?:\*\*|__|\*|_)$/.exec(written ?? '') ?? [];
    const sign = shownAs === 'bold' && state === 'assumed' ? '*' : shownAs === 'italic' && state === 'seen' ? '**' : '';
    if (!range || words === undefined || !sign) return [];
    done.push(`${file}:${line} ${sign}${text}${sign}, because it was ${sign === '*' ? 'not ' : ''}read on a screen`);
    return [{start: range[0], end: range[1], text: sign + words + sign}];
  });
  draft.text = replaceAll(draft.text, changes);
}
