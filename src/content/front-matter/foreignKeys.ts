import {nearestName} from '../../kit/didYouMean';

const takeOut = 'Take it out';

const order = `${takeOut}: the order of pages is in src/config/sidebars/.`;
const date = `${takeOut}: the site takes dates from the history of the file.`;
const words = `${takeOut}: what readers type stands under "search".`;

/** What does here what a key does on other sites. */
const instead: Readonly<Record<string, string>> = {
  id: `${takeOut}: the file has the name of the page.`,
  ...Object.fromEntries('sidebar_position nav_order weight order parent'.split(' ').map((key) => [key, order])),
  ...Object.fromEntries('date lastmod last_update last_modified'.split(' ').map((key) => [key, date])),
  keywords: words,
  aliases: words,
  permalink: 'Write slug, if the address is to be another than the name of the file.',
  sidebar_title: 'Write sidebar_label.',
  hide_toc: 'Write hide_table_of_contents.',
  toc: 'Write hide_table_of_contents: true, or take it out.',
};

/** @returns what to do about a key that pages do not have: take it out, if it is no mistyped one */
export function describeForeignKey(key: string, known: readonly string[]): string {
  if (Object.hasOwn(instead, key)) return instead[key] ?? takeOut;
  const nearest = nearestName(key, known);
  return nearest ? `Did you mean "${nearest}"?` : `${takeOut}: guides/writing.md has the keys of pages.`;
}
