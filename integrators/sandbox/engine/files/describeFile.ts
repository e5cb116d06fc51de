import type {SentFile} from '../exchange';
import type {Inflate} from './readArchive';
import {placeholdersIn, rowsIn} from './readOffice';

/** So much of a file the engine sees at each end, in bytes. */
const edge = 1024;

/** A file as it came. */
interface WholeFile {
  field: string;
  name: string;
  /** Under which its bytes are kept. */
  key: string;
  bytes: Uint8Array;
}

/** @returns what the engine needs to know of a file */
export async function describeFile({field, name, key, bytes}: WholeFile, inflate: Inflate): Promise<SentFile> {
  const isArchive = latin1(bytes.subarray(0, 2)) === 'PK';
  const rows = isArchive ? await rowsIn(bytes, inflate) : undefined;
  const placeholders = isArchive ? await placeholdersIn(bytes, inflate) : undefined;
  return {
    field,
    name: plainName(name),
    size: bytes.length,
    key,
    begin: latin1(bytes.subarray(0, edge)),
    end: latin1(bytes.subarray(-edge)),
    ...(rows ? {rows} : {}),
    ...(placeholders ? {placeholders} : {}),
  };
}

/** @returns a character for each byte */
const latin1 = (bytes: Uint8Array): string => String.fromCharCode(...bytes);

/** @returns a file's name without folders and control characters */
function plainName(name: string): string {
  const plain = (name.split(/[\\/]/).at(-1) ?? '').replace(/[\u0000-\u001f\u007f]/g, '').slice(0, 255);
  return plain === '' || plain === '.' || plain === '..' ? 'file' : plain;
}
