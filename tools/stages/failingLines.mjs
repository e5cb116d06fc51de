/** Failures of several lines: how the first begins, and how the last does. */
const blocks = [
  // Vitest, as far as the place in the test.
  {start: /^\s?FAIL\s/, end: /^ ❯ |^⎯/},
  // Playwright, as far as the place in the test.
  {start: /^ {2}\d+\) \[/, end: /^ {4,}at /},
  // ESLint, Stylelint, Redocly: a file, and rows of what is wrong in it.
  {start: /^\S+\.\w+:?\n\s+\d+:\d+ /, end: /^$/},
  // dependency-cruiser.
  {start: /^ {2}error \S+: /, end: /^$/},
];

/** Failures of one line. */
const lines = [
  // Checks, of the built site too, and stages that run programs: rule, place, what is wrong.
  /^[a-z][a-z-]*: \S|^ {2}[a-z][a-z-]*: \S*[./]\S* ./,
  // TypeScript; markdownlint and contracts.
  /^\S+\(\d+,\d+\): error /,
  /^ {0,2}[\w./-]+\.\w+(?:#\/|:\d+)\S* ./,
  // Prettier, Docusaurus, and all that throw an error.
  /^\[(?:warn|ERROR)\] |^[│×╰─▶\s]*(?:\[cause\]: )?(?:[A-Z]\w*)?Error: /,
  /^\s*- Broken (?:link|anchor) |^ +-> linking to /,
  /^(?:✗|FAILED) /,
];

/** In a failure of several lines: blank ones, rules, and the source around the place. */
const padding = /^\s*$|^⎯|^\s+>?\s*\d* \|/;

/** The longest failure, in lines, that is repeated in full. */
const longestBlock = 14;
const mostLines = 60;

/** @returns the first lines of a long failure, and its last one, which has the place */
function shorten(block) {
  return block.length > longestBlock ? [...block.slice(0, longestBlock - 2), '…', ...block.slice(-1)] : block;
}

/**
 * @param {string} output of a failed stage, without colours
 * @returns {string[]} the lines that say what failed; where none is recognised, the last ones
 */
export function failingLines(output) {
  const all = output.trimEnd().split('\n');
  const found = [];
  for (let index = 0; index < all.length; index += 1) {
    const block = blocks.find(({start}) => start.test(all.slice(index, index + 2).join('\n')));
    if (block) {
      const end = all.findIndex((line, other) => other > index && block.end.test(line));
      const whole = all.slice(index, end < 0 ? all.length : end + 1);
      found.push(...shorten(whole.filter((line) => !padding.test(line))));
      index += whole.length - 1;
    } else if (lines.some((pattern) => pattern.test(all[index]))) {
      found.push(all[index]);
    }
  }
  if (found.length === 0) return all.slice(-mostLines);
  const hidden = found.length - mostLines;
  return hidden > 0 ? [...found.slice(0, mostLines), `… and ${hidden} more lines above`] : found;
}
