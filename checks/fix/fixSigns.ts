import {readSmartQuotes} from '../../src/content/syntax/findSmartQuotes';
import {lineAt, replaceAll, type Draft, type FixReport} from './draft';

/** Takes away what other editors leave in a file: a mark before the text, other ends of lines, curly quotes in YAML. */
export function fixSigns(draft: Draft, {done}: FixReport): void {
  const {file} = draft.page;
  if (draft.text.startsWith('\uFEFF')) {
    draft.text = draft.text.slice(1);
    done.push(`${file}:1 took the mark before the text away (BOM)`);
  }
  if (draft.text.includes('\r\n')) {
    draft.text = draft.text.replaceAll('\r\n', '\n');
    done.push(`${file}:1 ends its lines with LF now, not CRLF`);
  }
  const quotes = readSmartQuotes(draft.text);
  for (const {start, straight} of quotes)
    done.push(`${file}:${lineAt(draft.text, start)} straight quotes: ${straight}`);
  draft.text = replaceAll(
    draft.text,
    quotes.map(({start, end, straight}) => ({start, end, text: straight})),
  );
}
