import type {Root, RootContent} from 'mdast';
import {h, toMarkup} from '../../kit/html';
import {isDay} from '../../kit/isDay';
import type {LocaleCode} from '../../kit/locales';
import {attributeOf, contentsExport, isMdxElement, lineOf, staticBlock, styleImport} from '../../kit/mdx';
import {message} from '../../kit/messages';
import {PageError} from '../../kit/pageError';
import {pageLocale, type MarkdownFile} from '../../kit/pageLocation';
import {readChange, writeDay, type Change} from './change';

/** The component that becomes the line below the title of an entry. */
export const changeComponent = 'Change';

const styles = '@site/src/content/release-notes/notes.css';

/**
 * Remark step: `<Change kind="new" areas="website api" />` below the title of a release note becomes a line with its day,
 * which is the id of the title, its kind, and the parts of the platform that it concerns. The table of contents lists days,
 * because the titles are sentences.
 *
 * @throws PageError for a kind or area that does not exist, and for a line that is not below a title with a day
 */
export function remarkReleaseNotes() {
  return (tree: Root, file: MarkdownFile): void => {
    const locale = pageLocale(file);
    const days: string[] = [];
    const refuse = (node: RootContent, problem: string): never => {
      throw new PageError('release-notes', {file, line: lineOf(node)}, problem, '', 'guides/writing.md#release-notes');
    };
    const isChange = (node: RootContent | undefined): boolean =>
      node !== undefined && isMdxElement(node) && node.name === changeComponent;
    if (!tree.children.some(isChange)) return;
    const children = tree.children.map((node, index) => {
      if (readDay(node) !== undefined && !isChange(tree.children[index + 1])) refuse(node, missing);
      if (!isChange(node)) return node;
      try {
        const change = readChange(attributeOf(node, 'kind'), attributeOf(node, 'areas'));
        const day = nextDay(readDay(tree.children[index - 1]), days.at(-1));
        days.push(day);
        return staticBlock(lineBelow(day, change, locale), 'note-line');
      } catch (error) {
        return refuse(node, (error as Error).message);
      }
    });
    const contents = days.map((day) => ({value: writeDay(day, locale), id: day, level: 2}));
    tree.children = [styleImport(styles), contentsExport(contents), ...children];
  };
}

const missing = `The entry does not say what it is. Write <${changeComponent} kind="new" areas="website" /> right below its title.`;

/** @returns the day that is the id of a title */
function readDay(title: RootContent | undefined): string | undefined {
  const id = title?.type === 'heading' && title.depth === 2 ? title.children.at(-1) : undefined;
  return id?.type === 'mdxTextExpression' ? /#(\d{4}-\d{2}-\d{2})\b/.exec(id.value)?.[1] : undefined;
}

/** @throws Error when there is none, or it is on no calendar, or later than that of the entry above */
function nextDay(day: string | undefined, above: string | undefined): string {
  if (day === undefined)
    throw new Error('<Change /> is not right below a title with a day: "## What is new {/* #2025-03-17 */}".');
  if (!isDay(day)) throw new Error(`The day of the entry is #${day}, which no calendar has. Write YYYY-MM-DD.`);
  if (above !== undefined && day > above)
    throw new Error(`The entry of ${day} stands below that of ${above}. Put the newest entry first.`);
  return day;
}

function lineBelow(day: string, {kind, areas}: Change, locale: LocaleCode): string {
  const badges = [
    h(`span.note-${kind}`, message(locale, `notes.kind.${kind}`)),
    ...areas.map((area) => h('span', message(locale, `notes.area.${area}`))),
  ];
  return toMarkup(
    h('time', {dateTime: day}, writeDay(day, locale)),
    badges.map((badge) => [' ', badge]),
  );
}
