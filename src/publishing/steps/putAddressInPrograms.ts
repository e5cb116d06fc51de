import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {Globby} from '@docusaurus/utils';
import {putPlatformAddress} from '../../kit/platformAddress';

/** What readers download as it is; the config names it as a folder of static files. */
export const downloadsFolder = 'integrators/downloads';

/** Writes the address of the platform into the programs that were copied to a built language. */
export async function putAddressInPrograms(siteDir: string, outDir: string): Promise<void> {
  for (const name of await Globby('programs/**', {cwd: join(siteDir, downloadsFolder)})) {
    const file = join(outDir, name);
    writeFileSync(file, putPlatformAddress(readFileSync(file, 'utf8')));
  }
}
