import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname} from 'node:path';
import * as z from 'zod';

const entrySchema = z.strictObject({asked: z.iso.datetime(), movedTo: z.string().optional()});
const cacheSchema = z.record(z.string(), entrySchema);

/** Addresses that answered, with the time of it. One that did not is asked again in the next run. */
export type AnswerCache = z.infer<typeof cacheSchema>;

/** Less than a week, so that the weekly run asks every address, and a second run only those that failed. */
const trustedDays = 5;

/** @returns the answers that are still to be trusted; none if the file is missing or damaged. */
export function readAnswers(file: string, now = new Date()): AnswerCache {
  if (!existsSync(file)) return {};
  const {data = {}} = cacheSchema.safeParse(parseJson(readFileSync(file, 'utf8')));
  const oldest = now.getTime() - trustedDays * 24 * 60 * 60 * 1000;
  return Object.fromEntries(Object.entries(data).filter(([, {asked}]) => Date.parse(asked) >= oldest));
}

export function writeAnswers(file: string, answers: AnswerCache): void {
  mkdirSync(dirname(file), {recursive: true});
  writeFileSync(file, `${JSON.stringify(answers, null, 2)}\n`);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
