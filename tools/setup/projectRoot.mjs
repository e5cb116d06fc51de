import {dirname, resolve} from 'node:path';
import {fileURLToPath} from 'node:url';

/** The repository's top folder, wherever the command was started from. */
export const projectRoot = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
