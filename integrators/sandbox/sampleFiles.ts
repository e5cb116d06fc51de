import {samplePdf as samplePdfBytes} from './engine/files/samplePdf';

/** @returns the smallest PDF that a reader opens: one empty A4 page. */
export const samplePdf = (): Buffer => Buffer.from(samplePdfBytes());

/**
 * @returns content for a file that a sample uploads. A Word or Excel file is a zip archive; the sandbox looks at the
 *   bytes only, so an archive without entries serves.
 */
export function sampleFile(fileName: string): Buffer {
  if (fileName.endsWith('.pdf')) return samplePdf();
  const endOfEmptyArchive = Buffer.alloc(22);
  endOfEmptyArchive.write('PK\x05\x06', 'latin1');
  return endOfEmptyArchive;
}

/** The files that the samples of the platform's contracts name. */
export const sampleFiles: ReadonlyMap<string, Buffer> = new Map(
  ['sample.pdf', 'sample.docx', 'sample.xlsx', 'sample.png'].map((name) => [name, sampleFile(name)]),
);
