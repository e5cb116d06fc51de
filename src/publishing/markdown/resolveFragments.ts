/** A page as Markdown, with the id of each heading behind it: `## Steps {#steps}`. */
type Texts = ReadonlyMap<string, string>;

const heading = /^(#{1,6} .*?) \{#([^}\s]+)\}$/;

const link = /\[((?:[^[\]\\]|\\.)*)\]\(([^()\s#]*)#([^()\s]+)((?: "[^"]*")?)\)/g;

/**
 * Makes each link to a part of a page lead to a heading of its Markdown: headings that something links to keep their
 * ids, as pandoc, kramdown and linters of Markdown read them; the others lose them, and a link to what is no heading
 * leads to the whole page, or, within a page, becomes plain text.
 *
 * @param texts by the address of the page
 * @returns the same, with links that work
 */
export function resolveFragments(texts: Texts): Map<string, string> {
  const ids = new Set([...texts].flatMap(([address, text]) => headingIds(text).map((id) => `${address}.md#${id}`)));
  const wanted = new Set<string>();
  const linked = [...texts].map(([address, text]): [string, string] => {
    const resolve = (whole: string, words: string, path: string, id: string, title: string): string => {
      const place = `${path === '' ? `${address}.md` : path}#${decodeURIComponent(id)}`;
      // Only pages are Markdown; what other files have is theirs.
      if (path !== '' && !path.endsWith('.md')) return whole;
      if (!ids.has(place)) return path === '' ? words : `[${words}](${path}${title})`;
      wanted.add(place);
      return whole;
    };
    return [address, mapProse(text, (line) => line.replace(link, resolve))];
  });
  return new Map(
    linked.map(([address, text]) => {
      const keep = (line: string, words: string, id: string): string =>
        wanted.has(`${address}.md#${id}`) ? line : words;
      return [address, mapProse(text, (line) => line.replace(heading, keep))];
    }),
  );
}

/** @returns the ids behind the headings of a text. */
function headingIds(text: string): string[] {
  const ids: string[] = [];
  mapProse(text, (line) => {
    const id = heading.exec(line)?.[2];
    if (id !== undefined) ids.push(id);
    return line;
  });
  return ids;
}

/** Applies a function to each line that is not code. */
function mapProse(text: string, change: (line: string) => string): string {
  let fence = '';
  return text
    .split('\n')
    .map((line) => {
      const mark = /^\s*(?:>\s?)*(`{3,}|~{3,})/.exec(line)?.[1];
      if (fence === '') {
        fence = mark ?? '';
        return mark ? line : change(line);
      }
      if (mark?.startsWith(fence)) fence = '';
      return line;
    })
    .join('\n');
}
