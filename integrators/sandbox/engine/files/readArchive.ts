/** Marks of the records at the end of a zip archive, and at the head of each entry of its list. */
const [endRecord, listRecord] = [0x06054b50, 0x02014b50];

/** Size of the record at the end, without its comment. */
const endSize = 22;

/** Unpacks a piece without a header; whoever runs the engine has its own way. */
export type Inflate = (packed: Uint8Array) => Promise<Uint8Array>;

/**
 * @returns the texts in a zip archive whose names fit, by their names; undefined if it is none or it is damaged. Word and
 *   Excel files are such archives.
 */
export async function readArchive(
  bytes: Uint8Array,
  isWanted: (name: string) => boolean,
  inflate: Inflate,
): Promise<Map<string, string> | undefined> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const decoder = new TextDecoder();
  const short = (place: number): number => view.getUint16(place, true);
  const long = (place: number): number => view.getUint32(place, true);

  async function entryAt(place: number): Promise<string> {
    const isDeflated = short(place + 10) === 8;
    const local = long(place + 42);
    const start = local + 30 + short(local + 26) + short(local + 28);
    const packed = bytes.subarray(start, start + long(place + 20));
    return decoder.decode(isDeflated ? await inflate(packed) : packed);
  }

  try {
    let end = bytes.length - endSize;
    while (end >= 0 && long(end) !== endRecord) end -= 1;
    if (end < 0) return undefined;
    const texts = new Map<string, string>();
    let place = long(end + 16);
    for (let count = short(end + 10); count > 0; count -= 1) {
      if (long(place) !== listRecord) return undefined;
      const [nameLength, extraLength, commentLength] = [short(place + 28), short(place + 30), short(place + 32)];
      const name = decoder.decode(bytes.subarray(place + 46, place + 46 + nameLength));
      if (isWanted(name)) texts.set(name, await entryAt(place));
      place += 46 + nameLength + extraLength + commentLength;
    }
    return texts;
  } catch {
    return undefined;
  }
}
