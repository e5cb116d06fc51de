import {degrees, PDFDocument, rgb} from '@cantoo/pdf-lib';

/** What a file from the sandbox says about itself. */
const stamp = 'SANDBOX COPY - NOT SIGNED';

/** @returns a PDF with a stamp on each page, the same for the same bytes; as it was, if it cannot be read */
export async function stampPdf(bytes: Uint8Array): Promise<Uint8Array> {
  try {
    const document = await PDFDocument.load(bytes, {ignoreEncryption: true, updateMetadata: false});
    for (const page of document.getPages()) {
      const {width, height} = page.getSize();
      page.drawText(stamp, {
        x: width * 0.15,
        y: height * 0.35,
        size: 30,
        rotate: degrees(45),
        opacity: 0.3,
        color: rgb(0.7, 0.1, 0.1),
      });
    }
    return await document.save();
  } catch {
    return bytes;
  }
}
