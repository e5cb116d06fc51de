import {inflateRawSync} from 'node:zlib';

/** Record at the end of a zip archive, and at the head of each entry of its list. */
const [endRecord, listRecord] = [0x06054b50, 0x02014b50];

/** So many bytes an entry may have, so that a small file cannot fill the memory. */
const largestEntry = 50 * 1024 * 1024;

/**
 * @returns the texts in a zip archive whose names fit, by their names; undefined if it is none or it is damaged. Word and
 *   Excel files are such archives.
 */
export function readArchive(bytes: Buffer, isWanted: (name: string) => boolean): Map<string, string> | undefined {
  try {
    const end = bytes.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
    if (end < 0 || bytes.readUInt32LE(end) !== endRecord) return undefined;
    const texts = new Map<string, string>();
    let place = bytes.readUInt32LE(end + 16);
    for (let count = bytes.readUInt16LE(end + 10); count > 0; count -= 1) {
      if (bytes.readUInt32LE(place) !== listRecord) return undefined;
      const [nameLength, extraLength, commentLength] = [28, 30, 32].map((offset) =>
        bytes.readUInt16LE(place + offset),
      ) as [number, number, number];
      const name = bytes.toString('utf8', place + 46, place + 46 + nameLength);
      if (isWanted(name)) texts.set(name, entryAt(bytes, place));
      place += 46 + nameLength + extraLength + commentLength;
    }
    return texts;
  } catch {
    return undefined;
  }
}

function entryAt(bytes: Buffer, place: number): string {
  const isDeflated = bytes.readUInt16LE(place + 10) === 8;
  const size = bytes.readUInt32LE(place + 20);
  const local = bytes.readUInt32LE(place + 42);
  const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
  const packed = bytes.subarray(start, start + size);
  return (isDeflated ? inflateRawSync(packed, {maxOutputLength: largestEntry}) : packed).toString('utf8');
}
