/** A page as plain Markdown, which every tool reads. */
export interface PlainPage {
  locale: string;
  /** Version's path below /docs; '' for the current one. */
  version: string;
  /** Path below the version; '' for its introduction. */
  route: string;
  title: string;
  description: string;
  /** Without its title. */
  body: string;
}

const isFence = (line: string) => /^\s*```/.test(line);
/** Radio buttons of the samples: below them stand the samples of all languages, of which readers see the first. */
const isChoice = (line: string) => line.startsWith('\\[x]');

/** @returns the lines with only the first of the code blocks that a choice offers. */
function keepFirstChoice(lines: readonly string[]): string[] {
  const kept: string[] = [];
  let inCode = false;
  let blocks = Number.NaN;
  for (const line of lines) {
    const ends = isFence(line);
    if (!inCode && isChoice(line)) blocks = 0;
    else if (!inCode && line.startsWith('#')) blocks = Number.NaN;
    if (ends && !inCode) blocks += 1;
    const isDropped = (!inCode && isChoice(line)) || ((inCode || ends) && blocks > 1);
    if (!isDropped) kept.push(line);
    if (ends) inCode = !inCode;
  }
  return kept;
}

/** @returns the address a link leads to from a page, without the anchor, which each tool names differently. */
function toAddress(target: string, page: string): string {
  if (/^[a-z]+:/.test(target)) return target;
  const {pathname} = new URL(target, `http://site${page}`);
  return decodeURI(pathname).replace(/\.md$/, '');
}

/** @returns the lines of text changed, those of code untouched. */
export function changeText(body: string, change: (line: string) => string): string {
  let inCode = false;
  return body
    .split('\n')
    .map((line) => {
      const isCode = inCode || isFence(line);
      if (isFence(line)) inCode = !inCode;
      return isCode ? line : change(line);
    })
    .join('\n');
}

/** @returns title and body of a built page's text at an address. */
export function readTwin(text: string, address: string): {title: string; body: string} {
  const [first = '', ...lines] = text.split('\n');
  const body = keepFirstChoice(lines).join('\n').trim();
  return {
    title: first.replace(/^# /, '').replace(/\\/g, ''),
    body: changeText(body, (line) =>
      line.replace(/\]\(([^)\s]+)\)/g, (_, target: string) => `](${toAddress(target, address)})`),
    ),
  };
}
