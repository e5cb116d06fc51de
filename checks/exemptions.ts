import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import * as z from 'zod';
import {placeData} from '../src/kit/dataPlaces';
import {parseYaml} from '../src/kit/readData';
import type {Problem} from './types';

const text = z.string().trim().min(1);
const exemptionSchema = z.strictObject({
  check: text,
  file: text.meta({value: 'the file concerned'}),
  contains: text.meta({value: 'words of the message that it allows'}),
  reason: text.meta({value: 'why it is right here'}),
  owner: text.meta({value: 'who decides'}),
});

/** An exemption, and the line on which it stands. */
export type Exemption = z.infer<typeof exemptionSchema> & {line: number};

/**
 * Reads checks/exemptions.yaml.
 *
 * @param checks the names of all checks
 * @throws Error naming line, rule and repair of every wrong entry
 */
export function readExemptions(root: string, checks: readonly string[]): Exemption[] {
  const file = 'checks/exemptions.yaml';
  const path = join(root, file);
  const schema = z.array(exemptionSchema.extend({check: z.enum(checks)}));
  if (!existsSync(path)) return [];
  const text = readFileSync(path, 'utf8');
  const {lineOf} = placeData(text);
  return parseYaml(schema, text, file).map((exemption, index) => ({...exemption, line: lineOf([index])}));
}

/** @returns the problems that are not exempted, and the exemptions that applied */
export function applyExemptions(
  check: string,
  problems: readonly Problem[],
  exemptions: readonly Exemption[],
): {left: Problem[]; used: Set<Exemption>} {
  const used = new Set<Exemption>();
  const left = problems.filter((problem) => {
    const match = exemptions.find(
      (one) => one.check === check && one.file === problem.file && problem.rule.includes(one.contains),
    );
    if (match) used.add(match);
    return !match;
  });
  return {left, used};
}
