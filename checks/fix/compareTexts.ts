import {parse} from 'yaml';
import {findMisspelt} from '../spelling/findMisspelt';

/** Keys of front matter whose words readers see, in their language. */
const textKeys = ['title', 'description', 'sidebar_label'];

/** What a translator need not look at, by what has changed. */
export type SmallChange = 'what no translator needs' | 'spelling or punctuation';

/** @returns what kind of small change lies between two states of a page; undefined for one that a translator must see */
export async function compareTexts(before: string, now: string): Promise<SmallChange | undefined> {
  const [old, current] = [split(before), split(now)];
  if (textKeys.some((key) => valueOf(old.frontMatter, key) !== valueOf(current.frontMatter, key))) return undefined;
  if (old.body === current.body) return 'what no translator needs';
  return (await isSameWords(old.body, current.body)) ? 'spelling or punctuation' : undefined;
}

/** Ids have two forms, and `heading-ids` compares them itself. */
const headingId = /^([ >]*#{1,6} .*?)[ \t]*\{(?:\/\*)?\s*#[^\s{}]+\s*(?:\*\/)?\}[ \t]*$/gm;

function split(source: string): {frontMatter: string; body: string} {
  const text = source.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  const [frontMatter = ''] = /^---\n[\s\S]*?\n---(?=\n|$)/.exec(text) ?? [];
  return {frontMatter, body: text.slice(frontMatter.length).replace(headingId, '$1')};
}

/** @returns the words of a key, however they are quoted */
function valueOf(frontMatter: string, key: string): string {
  const block = blockOf(frontMatter, key);
  return String((parse(block, {logLevel: 'silent'}) as Record<string, unknown> | null)?.[key] ?? '');
}

/** @returns a key of front matter with its value, as it is written; '' without one */
export function blockOf(frontMatter: string, key: string): string {
  return new RegExp(`^${key}:.*\\n(?:[ \\t]+.*\\n|- .*\\n)*`, 'm').exec(frontMatter)?.[0] ?? '';
}

const code = /^ *(`{3,})[^]*?^ *\1|`[^`\n]+`/gm;
const word = /[\p{L}\p{M}]+|\p{N}+/gu;
/** Signs that may come and go without a change for another language, unless they stand between digits. */
const punctuation = /[.,;:!?'"“”‘’()–—…\s-]+/g;

/** @returns whether two texts differ in nothing but signs between words, and words that were mistyped before */
async function isSameWords(before: string, now: string): Promise<boolean> {
  const codes = (text: string): string => (text.match(code) ?? []).join('\n');
  const signs = (text: string): string =>
    text
      .replace(
        /(?<=\p{N})[^\p{L}\p{M}\p{N}]+(?=\p{N})/gu,
        (found) => `0${found.replace(/./gu, (sign) => `<${sign.codePointAt(0)}>`)}`,
      )
      .replace(word, '0')
      .replace(punctuation, '');
  if (codes(before) !== codes(now) || signs(before) !== signs(now)) return false;
  const [old, current] = [before.match(word) ?? [], now.match(word) ?? []];
  if (old.length !== current.length) return false;
  const corrected = old.flatMap((was, index) => {
    const is = current[index] ?? '';
    return was.toLowerCase() === is.toLowerCase() ? [] : [[was, is] as const];
  });
  if (corrected.length === 0) return true;
  const wrong = await findMisspelt([...new Set(corrected.flat())], 'en');
  return corrected.every(([was, is]) => wrong.has(was) && !wrong.has(is));
}
