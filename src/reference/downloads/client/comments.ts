/** Longest line of a comment, its indentation included. */
const longestLine = 110;

/**
 * @param paragraphs Markdown; empty ones are left out
 * @param tags lines such as `@see …`, which stand at the end and are not broken
 * @returns a doc comment with a line break at its end, or nothing where there is nothing to say
 */
export function docComment(indent: string, paragraphs: readonly string[], tags: readonly string[] = []): string {
  const texts = paragraphs.filter((text) => text.trim() !== '').map((text) => text.trim().replaceAll('*/', '*\\/'));
  const width = longestLine - indent.length - ' * '.length;
  const body = texts.flatMap((text, index) => [...(index > 0 ? [''] : []), ...wrap(text, width)]);
  const lines = [
    ...body,
    ...(tags.length > 0 && body.length > 0 ? [''] : []),
    ...tags.map((tag) => tag.replaceAll('*/', '*\\/')),
  ];
  const [only] = lines;
  if (only === undefined) return '';
  if (lines.length === 1) return `${indent}/** ${only} */\n`;
  return `${indent}/**\n${lines.map((line) => `${indent} * ${line}`.trimEnd()).join('\n')}\n${indent} */\n`;
}

/** Breaks lines between words; the further lines of a list's entry are indented. */
function wrap(text: string, width: number): string[] {
  return text.split('\n').flatMap((line) => {
    const hanging = line.startsWith('- ') ? '  ' : '';
    const lines: string[] = [];
    let current = '';
    for (const word of line.split(' ')) {
      if (current !== '' && current.length + 1 + word.length > width) {
        lines.push(current);
        current = hanging + word;
      } else current = current === '' ? word : `${current} ${word}`;
    }
    return [...lines, current];
  });
}
