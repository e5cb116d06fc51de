import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Node} from 'unist';
import {sourceLocale} from '../../kit/locales';
import {locatePage, sourceFileOf, type MarkdownFile} from '../../kit/pageLocation';
import {MockupError} from '../mockups/mockupError';

/**
 * A reader who changes the language stays on the same screen, because its address is the same.
 *
 * @throws MockupError when the source page of a translation has no such walkthrough, or other screens in it
 */
export function compareWithSource(node: Node, file: MarkdownFile, id: string, count: number): void {
  const page = locatePage(file);
  if (!page || page.locale === sourceLocale) return;
  const source = sourceFileOf(page);
  const absolute = path.resolve(file.cwd, source);
  if (!existsSync(absolute)) return;
  const text = readFileSync(absolute, 'utf8');
  const start = text.indexOf(`<Walkthrough id="${id}"`);
  if (start < 0) {
    const repair = 'Use the same ids in both languages.';
    throw new MockupError(node, file, `<Walkthrough>: ${source} has none with the id "${id}".`, repair);
  }
  const others = text.slice(start, text.indexOf('</Walkthrough>', start)).match(/<Screen\b/g)?.length ?? 0;
  if (others !== count) {
    const problem = `<Walkthrough id="${id}"> has ${count} screens, and ${others} in ${source}.`;
    throw new MockupError(node, file, problem, 'Show the same screens in both languages.');
  }
}
