import {readArchive, type Inflate} from './readArchive';

/** @returns the placeholders in a Word file, each once; undefined if it is none */
export async function placeholdersIn(bytes: Uint8Array, inflate: Inflate): Promise<string[] | undefined> {
  const parts = await readArchive(bytes, (name) => name === 'word/document.xml', inflate);
  const text = parts?.get('word/document.xml');
  // Word cuts a placeholder into pieces as it likes.
  const plain = text?.replace(/<[^>]+>/g, '');
  return plain === undefined ? undefined : [...new Set(plain.match(/\{\{[^{}]+\}\}/g) ?? [])];
}

/** @returns the rows of the first sheet of an Excel file, as texts; undefined if it is none */
export async function rowsIn(bytes: Uint8Array, inflate: Inflate): Promise<string[][] | undefined> {
  const wanted = /^xl\/(sharedStrings|worksheets\/sheet1)\.xml$/;
  const parts = await readArchive(bytes, (name) => wanted.test(name), inflate);
  const sheet = parts?.get('xl/worksheets/sheet1.xml');
  if (parts === undefined || sheet === undefined) return undefined;
  const shared = elements(parts.get('xl/sharedStrings.xml') ?? '', 'si').map(([, content]) => textsIn(content));
  return elements(sheet, 'row').map(([, content]) => {
    const cells: string[] = [];
    for (const [attributes, cell] of elements(content, 'c')) {
      const column = /\br="([A-Z]+)/.exec(attributes)?.[1];
      const index = column === undefined ? cells.length : columnNumber(column);
      while (cells.length < index) cells.push('');
      const value = elements(cell, 'v')[0]?.[1] ?? '';
      cells[index] = /\bt="s"/.test(attributes)
        ? (shared[Number(value)] ?? '')
        : /\bt="inlineStr"/.test(attributes)
          ? textsIn(cell)
          : unescapeXml(value);
    }
    return cells;
  });
}

/** @returns the attributes and the content of each element with a name, which has none of its kind within */
function elements(xml: string, name: string): [attributes: string, content: string][] {
  const pattern = new RegExp(`<${name}(\\s[^>]*?)?(?:/>|>([\\s\\S]*?)</${name}>)`, 'g');
  return [...xml.matchAll(pattern)].map(([, attributes = '', content = '']) => [attributes, content]);
}

const textsIn = (xml: string): string =>
  elements(xml, 't')
    .map(([, text]) => unescapeXml(text))
    .join('');

const entities: Readonly<Record<string, string>> = {lt: '<', gt: '>', quot: '"', apos: "'", amp: '&'};

const unescapeXml = (text: string): string =>
  text.replace(/&(?:#(\d+)|(\w+));/g, (whole, code: string | undefined, name: string | undefined) =>
    code === undefined ? (entities[name ?? ''] ?? whole) : String.fromCodePoint(Number(code)),
  );

/** @returns the place of a column: 0 for A, 26 for AA */
const columnNumber = (letters: string): number =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
