import type {Root, RootContent} from 'mdast';
import {h, toMarkup} from '../../kit/html';
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
    const children = tree.children.map((node, index) => {
      if (!isMdxElement(node) || node.name !== changeComponent) return node;
      try {
        const change = readChange(attributeOf(node, 'kind'), attributeOf(node, 'areas'));
        const day = dayOf(tree.children[index - 1]);
        days.push(day);
        return staticBlock(lineBelow(day, change, locale), 'note-line');
      } catch (error) {
        const place = {file, line: lineOf(node)};
        throw new PageError('release-notes', place, (error as Error).message, '', 'guides/writing.md#release-notes');
      }
    });
    if (days.length === 0) return;
    const contents = days.map((day) => ({value: writeDay(day, locale), id: day, level: 2}));
    tree.children = [styleImport(styles), contentsExport(contents), ...children];
  };
}

/** @throws Error when it is no heading with a day */
function dayOf(title: RootContent | undefined): string {
  const id = title?.type === 'heading' && title.depth === 2 ? title.children.at(-1) : undefined;
  const day = id?.type === 'mdxTextExpression' && /#(\d{4}-\d{2}-\d{2})\b/.exec(id.value)?.[1];
  if (day) return day;
  throw new Error('<Change /> is not right below a title with a day: "## What is new {/* #2025-03-17 */}".');
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
