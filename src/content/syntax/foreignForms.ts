import type {Cause} from './mistakes';

/** What others write for a thing that pages write in another way; tried in order at the sign where the mistake begins. */
export const foreignForms: readonly {sign: RegExp; explain: (match: RegExpExecArray) => Cause}[] = [
  {
    sign: /^<!--[\s\S]*?(?:-->|$)/,
    explain: ([written]) => ({
      rule: 'has a comment of HTML',
      repair: `${written.includes('*/') ? 'Take it out, or w' : 'W'}rite {/* words for other writers */}.`,
    }),
  },
  {
    sign: /^<(?:mailto:)?[^\s<>@]+@[^\s<>]+>/,
    explain: ([written]) => ({
      rule: `has an address between < and >: ${written}`,
      repair: `Write [words](mailto:${written.replace(/^<(?:mailto:)?|>$/g, '')}).`,
    }),
  },
  {
    sign: /^<[a-z][\w+.-]*:\/\/?[^\s<>]*>?/i,
    explain: ([written]) => ({
      rule: `has an address between < and >: ${written}`,
      repair: `Write [words](${written.replace(/^<|>$/g, '')}).`,
    }),
  },
  {
    sign: /^<[!?][^>]*>?/,
    explain: () => ({rule: 'has a declaration of HTML or XML', repair: 'Take it out.'}),
  },
  {
    sign: /^\{\s*#([^\s{}]+)\s*\}/,
    explain: ([written, id]) => ({
      rule: `has an id in the form ${written}`,
      repair: `Take it out: only a heading has an id, at its end, as in ## Words {#${id}}.`,
    }),
  },
  {
    // Classes and attributes as Pandoc, kramdown and MkDocs write them.
    sign: /^\{:?\s*(?:[.#][\w-]+|[\w-]+=(?![=>]))[^{}]*\}/,
    explain: ([written]) => ({
      rule: `has classes or attributes in braces: ${oneLine(written)}`,
      repair: 'Take them out.',
    }),
  },
  {
    sign: /^\{(?:\{[<%]|%)[\s\S]*?\}\}?/,
    explain: ([written]) => ({
      rule: `has a command of another site: ${oneLine(written)}`,
      repair: 'Take it out; a note is :::note above the words and ::: below them.',
    }),
  },
  {
    sign: /^\{\/\*/,
    explain: () => ({rule: 'has a comment that is never closed', repair: 'End it with */}.'}),
  },
  {
    sign: /^<[a-z][\w.:-]*\s[^<>]*?(?<=\n[ \t]*)\/\/.*/i,
    explain: () => ({rule: 'has a comment inside of a tag', repair: 'Take it out.'}),
  },
  {
    sign: /^<[a-z][\w.:-]*\s[^<>]*=\s*[^\s"'{<>][^<>]*>?/i,
    explain: ([written]) => ({
      rule: `has an attribute without straight quotes: ${written}`,
      repair: 'Write name="value".',
    }),
  },
];

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ');
}
