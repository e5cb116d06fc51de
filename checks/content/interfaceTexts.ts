import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {globSync} from 'tinyglobby';
import {LineCounter, isMap, isScalar, parseDocument, visit} from 'yaml';
import {locales} from '../../src/config/locales';
import {contentFolders} from '../../src/content/pageLocation';

/** A text that readers see beside the pages: a menu, a button, a tag. */
export interface InterfaceText {
  file: string;
  locale: string;
  line: number;
  text: string;
}

/** Lists the texts of translation files and of lists of tags, in every language. */
export function readInterfaceTexts(root: string): InterfaceText[] {
  const tagFiles = contentFolders.map(({folder, locale}) => ({
    pattern: `${folder}/tags.yml`,
    locale,
    keys: ['label', 'description'],
  }));
  // What translation files call "description" is a note for translators, not shown to readers.
  const messageFiles = locales.map(({code}) => ({pattern: `i18n/${code}/**/*.json`, locale: code, keys: ['message']}));
  return [...tagFiles, ...messageFiles].flatMap(({pattern, locale, keys}) =>
    globSync(pattern, {cwd: root})
      .sort()
      .flatMap((file) => readShownTexts(root, file, keys).map((found) => ({file, locale, ...found}))),
  );
}

/** JSON is YAML too, and the YAML parser knows the line of each text. */
function readShownTexts(root: string, file: string, keys: readonly string[]): Pick<InterfaceText, 'line' | 'text'>[] {
  const lineCounter = new LineCounter();
  const document = parseDocument(readFileSync(join(root, file), 'utf8'), {lineCounter});
  const texts: Pick<InterfaceText, 'line' | 'text'>[] = [];
  visit(document, {
    Pair(_, pair, path) {
      const isInMap = isMap(path.at(-1));
      if (!isInMap || !isScalar(pair.key) || !keys.includes(String(pair.key.value)) || !isScalar(pair.value)) return;
      const line = lineCounter.linePos(pair.value.range?.[0] ?? 0).line;
      texts.push({line, text: String(pair.value.value).normalize('NFC')});
    },
  });
  return texts;
}
