import {crc32} from 'node:zlib';

/** @returns a zip archive of texts, nothing packed; Word and Excel files are such archives */
export function writeArchive(texts: Readonly<Record<string, string>>): Buffer {
  const entries: Buffer[] = [];
  const list: Buffer[] = [];
  let place = 0;
  for (const [path, text] of Object.entries(texts)) {
    const [name, bytes] = [Buffer.from(path), Buffer.from(text)];
    // What the head of an entry and the list have in common: version, flags, no packing, 1 January 1980, check sum, sizes.
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(0x21, 8);
    common.writeUInt32LE(crc32(bytes), 10);
    common.writeUInt32LE(bytes.length, 14);
    common.writeUInt32LE(bytes.length, 18);
    common.writeUInt16LE(name.length, 22);
    entries.push(Buffer.concat([Buffer.from('PK\x03\x04'), common, name, bytes]));
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(place, 10);
    list.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), common, rest, name]));
    place += 30 + name.length + bytes.length;
  }
  const end = Buffer.alloc(18);
  end.writeUInt16LE(list.length, 4);
  end.writeUInt16LE(list.length, 6);
  end.writeUInt32LE(Buffer.concat(list).length, 8);
  end.writeUInt32LE(place, 12);
  return Buffer.concat([...entries, ...list, Buffer.from('PK\x05\x06'), end]);
}
