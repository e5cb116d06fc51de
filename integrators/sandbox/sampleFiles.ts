/** @returns the smallest PDF that a reader opens: one empty A4 page. */
export function samplePdf(): Buffer {
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>',
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj${object}endobj\n`;
    return offset;
  });
  const start = text.length;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}

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
