import {parsePage, PageSyntaxError} from '../pages/parsePage';
import type {Page, ParsedPage} from '../pages/pages';
import type {ResultCache} from '../pages/resultCache';

/** A page while it is mended: its text as it is in the file, and as it will be. */
export interface Draft {
  readonly page: Page;
  text: string;
  cache?: ResultCache | undefined;
}

/** What was done, or was left and why, each a line with its place. */
export interface FixReport {
  done: string[];
  left: string[];
}

/** @returns the draft as checks see pages, or undefined when its syntax must be mended first */
export function parseDraft({page, text, cache}: Draft): ParsedPage | undefined {
  try {
    return parsePage({...page, source: text}, cache);
  } catch (error) {
    if (error instanceof PageSyntaxError) return undefined;
    throw error;
  }
}

/** @returns the line of a character of a text */
export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

/** A part of a text, and what takes its place. */
export interface Replacement {
  start: number;
  end: number;
  text: string;
}

/** @returns the text with all replacements, none of which overlap */
export function replaceAll(source: string, replacements: readonly Replacement[]): string {
  return [...replacements]
    .sort((a, b) => b.start - a.start)
    .reduce((text, {start, end, text: other}) => text.slice(0, start) + other + text.slice(end), source);
}
