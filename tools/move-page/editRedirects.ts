import {escapeRegExp} from '../../src/kit/shared/escapeRegExp';

/**
 * Adds lines to the text of `src/config/redirects.yaml`. What led to an address that moves leads to its new place at once;
 * an address that comes back loses its line.
 *
 * @param moves new addresses by old ones
 */
export function editRedirects(text: string, moves: ReadonlyMap<string, string>): string {
  const targets = new Set(moves.values());
  const lines = text.split('\n').flatMap((line) => {
    const [, from = '', to = ''] = /^["']?(\/[^"':\s]*)["']?:\s+["']?(\/[^"'\s]*)["']?\s*(?:#.*)?$/.exec(line) ?? [];
    if (from === '') return line;
    if (targets.has(from) || moves.has(from)) return [];
    const next = moves.get(to);
    return next === undefined ? line : line.replace(new RegExp(`(:\\s+["']?)${escapeRegExp(to)}`), `$1${next}`);
  });
  while (lines.at(-1) === '') lines.pop();
  const added = [...moves].filter(([from, to]) => from !== to).map(([from, to]) => `${from}: ${to}`);
  return [...lines, ...added, ''].join('\n');
}
