import {samplePdf as samplePdfBytes} from './engine/files/samplePdf';
import {importColumns, importRows, samplePlaceholders} from './engine/sampleUploads';
import {writeArchive} from './writeArchive';

/** @returns the smallest PDF that a reader opens: one empty A4 page. */
export const samplePdf = (): Buffer => Buffer.from(samplePdfBytes());

/** @returns content for a file that a sample uploads: what the story of the sandbox says of it, and else nothing much */
export function sampleFile(fileName: string): Buffer {
  if (fileName.endsWith('.docx')) return writeArchive({'word/document.xml': documentXml(samplePlaceholders)});
  if (fileName.endsWith('.xlsx'))
    return writeArchive({'xl/worksheets/sheet1.xml': sheetXml([importColumns, ...importRows])});
  return samplePdf();
}

const documentXml = (words: readonly string[]): string =>
  `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${words
    .map((word) => `<w:p><w:r><w:t>${word}</w:t></w:r></w:p>`)
    .join('')}</w:body></w:document>`;

const sheetXml = (rows: readonly (readonly string[])[]): string =>
  `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows
    .map((cells) => `<row>${cells.map((cell) => `<c t="inlineStr"><is><t>${cell}</t></is></c>`).join('')}</row>`)
    .join('')}</sheetData></worksheet>`;

/** The files that the samples of the platform's contracts name. */
export const sampleFiles: ReadonlyMap<string, Buffer> = new Map(
  ['sample.pdf', 'sample.docx', 'sample.xlsx', 'sample.png'].map((name) => [name, sampleFile(name)]),
);
