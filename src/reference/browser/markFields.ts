import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {findField, lineOf} from './findField';
import {onSamplesChange} from './samplesChange';
import {textRange} from './textRange';

const rowSelector = '.api-columns .api-fields tr[id]';

/** What is pointed at or has the focus; without it, the field that the address names is marked. */
let pointedAt: Element | null = null;

/** Names of the styles in reference.css. */
const [lineMark, nameMark] = ['field-line', 'field-name'] as const;

/** @param isNew whether the reader asked for it just now */
function mark(isNew = true): void {
  if (!('highlights' in CSS)) return;
  [lineMark, nameMark].forEach((name) => CSS.highlights.delete(name));
  const addressed = document.getElementById(location.hash.slice(1));
  const row = pointedAt ?? addressed?.closest(rowSelector);
  const place = row ? placeOf(row) : undefined;
  if (!place) return;
  CSS.highlights.set(lineMark, new Highlight(place.line));
  CSS.highlights.set(nameMark, new Highlight(place.name));
  // What the reader left behind stays where it is.
  if (isNew) scrollTo(place.line, place.code);
}

/** @returns where the code beside a row shows its field */
function placeOf(row: Element): {code: Element; line: Range; name: Range} | undefined {
  const names = pathOf(row);
  const codes = [...(row.closest('.api-columns')?.querySelectorAll('.api-column:nth-child(2) .code > code') ?? [])];
  for (const code of codes.filter((each) => each.checkVisibility())) {
    const text = code.textContent ?? '';
    // What an answer describes is the content of `data`, where the usual envelope is around it.
    const found = findField(text, ['data', ...names]) ?? findField(text, names);
    if (found) return {code, line: textRange(code, lineOf(text, found)), name: textRange(code, found)};
  }
  return undefined;
}

/** responses-waitingProcess.id → waitingProcess, id; the name of a form, as in `otp:code`, stands in no sample. */
function pathOf({id}: Element): string[] {
  const field = id.slice(id.indexOf('-') + 1);
  return field
    .split('.')
    .filter((name) => name !== '*')
    .map((name) => name.replace(/^.*:/, ''));
}

/** Scrolls the box of the code, and nothing around it. */
function scrollTo(range: Range, code: Element): void {
  const box = code.parentElement;
  if (!box) return;
  const [{top, bottom}, frame] = [range.getBoundingClientRect(), box.getBoundingClientRect()];
  if (top >= frame.top && bottom <= frame.bottom) return;
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  box.scrollBy({top: (top + bottom - frame.top - frame.bottom) / 2, behavior: isCalm ? 'instant' : 'smooth'});
}

function pointAt({target}: Event): void {
  const row = target instanceof Element ? target.closest(rowSelector) : null;
  if (row === pointedAt) return;
  pointedAt = row;
  mark(row !== null);
}

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('pointerover', pointAt);
  document.addEventListener('focusin', pointAt);
  window.addEventListener('hashchange', () => {
    // The browser has taken the focus to the beginning of the row: the next tab would find the same link again.
    document.querySelector<HTMLElement>(`${rowSelector}:target > th > a`)?.focus({preventScroll: true});
    mark();
  });
  onSamplesChange(() => mark());
  document.addEventListener('change', () => mark());
}

/** Marks the field that the reader points at already, since this was loaded because of that, or that the address names. */
export function markField(): void {
  pointedAt = [...document.querySelectorAll(`${rowSelector}:is(:hover, :focus-within)`)].at(-1) ?? null;
  mark();
}
