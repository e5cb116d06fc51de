/** A page of the current version, in sidebar order. */
export interface MarkdownPage {
  title: string;
  description: string;
  /** Address of the Markdown text. */
  url: string;
  /** Heading under which the page is listed: the label of its sidebar's area. */
  section: string;
  markdown: string;
}

interface Link {
  title: string;
  url: string;
  /** What is behind it, where the title does not say it. */
  note?: string | undefined;
}

export interface LinkList {
  heading: string;
  links: Link[];
}

export interface LlmsInput {
  siteTitle: string;
  summary: string;
  pages: MarkdownPage[];
  /** Lists after those of the pages. */
  more: LinkList[];
}

/** @returns llms.txt: the site in one page of links, each with what it answers. */
export function writeLlms({siteTitle, summary, pages, more}: LlmsInput): string {
  const sections = [...new Set(pages.map(({section}) => section))];
  const lists = sections.map((section) => {
    const rows = pages
      .filter((page) => page.section === section)
      .map(({title, url, description}) => `- [${title}](${url}): ${description}`);
    return `## ${section}\n\n${rows.join('\n')}\n`;
  });
  const others = more
    .filter(({links}) => links.length > 0)
    .map(({heading, links}) => `## ${heading}\n\n${links.map(toRow).join('\n')}\n`);
  return [`# ${siteTitle}`, `> ${summary}`, ...lists, ...others].join('\n\n').replace(/\n{3,}/g, '\n\n');
}

function toRow({title, url, note}: Link): string {
  return `- [${title}](${url})${note === undefined ? '' : `: ${note}`}`;
}

/** @returns llms-full.txt: every page of the current version, one after the other. */
export function writeLlmsFull({siteTitle, summary, pages}: LlmsInput): string {
  const texts = pages.map(({url, markdown}) => `<!-- ${url} -->\n\n${markdown.trim()}\n`);
  return [`# ${siteTitle}`, `> ${summary}`, ...texts].join('\n\n');
}
