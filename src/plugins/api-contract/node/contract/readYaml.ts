import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {parseDocument} from 'yaml';
import type {Json} from '../../shared/model';
import {ContractError} from './ContractError';

/**
 * Reads a YAML file as plain JSON data.
 *
 * @param siteDir root of the site
 * @param file path below it, used in messages
 */
export function readYaml(siteDir: string, file: string): Json {
  let text: string;
  try {
    text = readFileSync(join(siteDir, file), 'utf8');
  } catch {
    throw new ContractError([
      {file, pointer: '', rule: 'file-exists', detail: 'the file cannot be read. Create it, or correct the name.'},
    ]);
  }
  const document = parseDocument(text, {merge: true});
  if (document.errors.length > 0) {
    throw new ContractError(
      document.errors.map((error) => ({
        file,
        pointer: '',
        rule: 'yaml',
        detail: `${error.message.trim()} Correct the YAML at this place.`,
      })),
    );
  }
  // Through JSON, so that shared anchors become separate copies and an overlay changes one place only.
  return JSON.parse(JSON.stringify(document.toJS({maxAliasCount: -1}) ?? null)) as Json;
}
