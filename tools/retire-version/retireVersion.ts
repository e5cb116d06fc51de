import {rmSync} from 'node:fs';
import {join} from 'node:path';
import {languages} from '../../src/kit/locales';
import {docsFolder} from '../../src/kit/pageLocation';
import {editFile} from '../cut-version/editFile';
import {redirectVersion} from './redirectVersion';
import {addRetired, dropOption} from './editText';

export interface RetireRequest {
  root: string;
  /** Name of the version that goes. */
  name: string;
  /** Names of the frozen versions. */
  frozen: readonly string[];
}

/** @throws Error before anything is changed if the version is not a frozen one */
export function validateRetirement({name, frozen}: Pick<RetireRequest, 'name' | 'frozen'>): void {
  if (!frozen.includes(name))
    throw new Error(`"${name}" is no frozen version. Frozen: ${frozen.join(', ') || 'none'}.`);
}

/**
 * Removes the pages, sidebars and contracts of a frozen version. Its addresses lead to the same pages of the current
 * version or, where that has none, to the nearest folder's.
 */
export async function retireVersion({root, name, frozen}: RetireRequest): Promise<void> {
  validateRetirement({name, frozen});
  await redirectVersion(root, name);
  editFile(root, 'versions.json', (text) => {
    const names = (JSON.parse(text) as string[]).filter((each) => each !== name);
    return `${JSON.stringify(names, null, 2)}\n`;
  });
  editFile(root, 'src/kit/versions.ts', (text) => addRetired(text, name));
  editFile(root, '.github/ISSUE_TEMPLATE/content.yml', (text) => dropOption(text, name));

  // Last: a file that has another form than expected has been refused by now.
  const removed = [
    ...languages.map(({code}) => docsFolder(code, name)),
    ...languages.map(({code}) => `${docsFolder(code, name)}.json`),
    `versioned_sidebars/version-${name}-sidebars.json`,
    `openapi/version-${name}`,
  ];
  for (const path of removed) rmSync(join(root, path), {recursive: true, force: true});
}
