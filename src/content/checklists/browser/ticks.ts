/** Which boxes of a list are ticked: a digit for each, `1` or `0`. */
type Ticks = Readonly<Record<string, string>>;

function read(stored?: string | null): Ticks {
  try {
    return (JSON.parse(stored ?? '{}') as Ticks | null) ?? {};
  } catch {
    return {};
  }
}

/** @returns what is stored of the boxes of a page, by the names of their lists */
export function toStored(boxes: readonly HTMLInputElement[]): string {
  const ticks: Record<string, string> = {};
  for (const {name, checked} of boxes) ticks[name] = (ticks[name] ?? '') + (checked ? '1' : '0');
  return JSON.stringify(ticks);
}

/**
 * Ticks the boxes as they were stored. A list that has since got or lost an item begins anew: its ticks could be those of
 * other items. A box that was pressed before the application ran keeps what the reader made of it.
 */
export function restore(boxes: readonly HTMLInputElement[], stored?: string | null): void {
  const ticks = read(stored);
  for (const box of boxes) {
    const list = boxes.filter(({name}) => name === box.name);
    const known = ticks[box.name];
    if (known?.length === list.length && !box.hasAttribute('aria-busy')) box.checked = known[list.indexOf(box)] === '1';
  }
}
