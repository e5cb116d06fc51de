import type {Mistake} from './mistakes';

/** Signs that nobody sees in an editor, and that search, copying and Markdown itself take for something else than a space. */
const kinds: readonly {sign: RegExp; name: string; repair: string}[] = [
  {
    sign: /[\u00A0\u2007\u202F]/u,
    name: 'a no-break space',
    repair: 'Write an ordinary space; where a line must not break, &nbsp;.',
  },
  {
    sign: /[\u1680\u2000-\u2006\u2008-\u200A\u205F\u3000]/u,
    name: 'a space of unusual width',
    repair: 'Write an ordinary space.',
  },
  {sign: /\u00AD/u, name: 'a soft hyphen', repair: 'Take it out: it is in the word for search and copying.'},
  {sign: /[\u200E\u200F\u061C\u202A-\u202E\u2066-\u2069]/u, name: 'a mark of direction', repair: 'Take it out.'},
  {
    // Between two pictures it makes one of them: 👩‍💻.
    sign: /[\u200B\u200C\u2060\uFEFF\u180E]|(?<!\p{Extended_Pictographic}\uFE0F?\p{Emoji_Modifier}?)\u200D/u,
    name: 'a sign without width',
    repair: 'Take it out.',
  },
  {sign: /[\u2028\u2029\u0085\u000B\u000C]/u, name: 'a line break of another program', repair: 'Begin a new line.'},
  {
    sign: /[\uE000-\uF8FF]/u,
    name: 'a sign of one font only',
    repair: 'Write a sign that every font has, in a list the - of Markdown.',
  },
  {sign: /[\uFFFC\uFFFD]/u, name: 'a sign that stands for a lost one', repair: 'Write the sign that was meant.'},

  {
    sign: /[\u0000-\u0008\u000E-\u001F\u007F-\u0084\u0086-\u009F]/u,
    name: 'a control character',
    repair: 'Take it out.',
  },
];

/** So much of the text before a sign tells where it is. */
const quoted = 20;

/** @returns signs that look like a space or like nothing, one for each line and kind, with the words before it */
export function findInvisibleSigns(source: string): Mistake[] {
  return source.split('\n').flatMap((text, index) =>
    kinds.flatMap(({sign, name, repair}) => {
      const match = sign.exec(text);
      if (!match) return [];
      const code = `U+${(match[0].codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
      const before = /[\p{L}\p{N}\p{P}\p{S} ]*$/u.exec(text.slice(0, match.index))?.[0].slice(-quoted).trimStart();
      const place = before ? `after "${before}"` : 'at its beginning';
      return [{line: index + 1, rule: `has ${name} (${code}) ${place}`, repair}];
    }),
  );
}
