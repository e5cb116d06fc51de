import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import * as z from 'zod';
import {parseYaml} from '../../kit/readData';
import type {Json} from '../shared/model';
import {ContractError} from './ContractError';

/**
 * Reads a YAML file as plain JSON data. Shared anchors become separate copies, so that an overlay changes one place only.
 *
 * @param siteDir root of the site
 * @param file path below it, used in messages
 * @throws ContractError when the file cannot be read or holds anything but JSON data
 */
export function readYaml(siteDir: string, file: string): Json {
  try {
    return parseYaml(z.json(), readFileSync(join(siteDir, file), 'utf8'), file);
  } catch (error) {
    const reason = (error instanceof Error ? error.message : String(error)).replace(/\.+$/, '');
    throw new ContractError([
      {file, pointer: '', rule: 'file', detail: `${reason}. Create the file, or correct its YAML.`},
    ]);
  }
}
