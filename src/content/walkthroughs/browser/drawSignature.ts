/** A press that moves no further than this is a tap. */
const tapRadius = 4;

/** Room around the stroke where a document shows it. */
const margin = 4;

/** What shows a signature: the areas to draw it in, and the frames of documents that are signed. */
const places = '.mockup-pad, .mockup-signature:has(> .mockup-stroke)';

/**
 * Lets readers draw their own signature in the pads of a walkthrough, and shows it on all its screens. The page keeps it
 * until it is left. A tap does nothing before there is a line, and is a dot then; clearing leads to the empty pad.
 *
 * @param clearLabel name of the button that takes the signature away
 * @returns what ends it
 */
export function drawSignature(root: HTMLElement, clearLabel: string): () => void {
  let line = '';
  let start: DOMPoint | undefined;
  let pad: HTMLElement | null = null;

  const at = ({clientX, clientY}: PointerEvent, {x, y} = pad!.getBoundingClientRect()): DOMPoint =>
    new DOMPoint(Math.round(clientX - x), Math.round(clientY - y));

  function add(piece: string): void {
    if (!line) begin();
    line += piece;
    for (const path of root.querySelectorAll('.walk-own path')) path.setAttribute('d', line);
    const {x, y, width, height} = pad!.querySelector<SVGPathElement>('.walk-own path')!.getBBox();
    const box = [x - margin, y - margin, width + 2 * margin, height + 2 * margin].join(' ');
    for (const svg of root.querySelectorAll('.mockup-signature > .walk-own')) svg.setAttribute('viewBox', box);
  }

  function begin(): void {
    const view = `0 0 ${pad!.offsetWidth} ${pad!.offsetHeight}`;
    for (const place of root.querySelectorAll(places)) {
      place.insertAdjacentHTML(
        'afterbegin',
        `<svg class="mockup-icon mockup-stroke walk-own" aria-hidden="true" viewBox="${view}"><path/></svg>`,
      );
      if (!place.matches('.mockup-pad')) continue;
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = clearLabel;
      place.append(button);
    }
  }

  function onDown(event: PointerEvent): void {
    const target = event.target as Element;
    if (!event.isPrimary || event.button > 0 || target.closest('button')) return;
    pad = target.closest<HTMLElement>('.mockup-pad');
    if (!pad) return;
    pad.setPointerCapture(event.pointerId);
    start = at(event);
    if (line) add(`M${start.x} ${start.y}h0`);
  }

  function onMove(event: PointerEvent): void {
    if (!pad || !start || !event.isPrimary) return;
    const {x, y} = at(event);
    if (line) add(`L${x} ${y}`);
    else if (Math.hypot(x - start.x, y - start.y) > tapRadius) add(`M${start.x} ${start.y}L${x} ${y}`);
  }

  function onEnd(): void {
    pad = null;
  }

  function onClick(event: MouseEvent): void {
    const target = event.target as Element;
    if (!target.closest('.mockup-pad')) return;
    event.preventDefault();
    if (!target.closest('button')) return;
    line = '';
    for (const own of root.querySelectorAll('.walk-own, .mockup-pad > button')) own.remove();
    root.querySelector<HTMLInputElement>('li:has(.mockup-pad.mockup-focus) > input')?.click();
  }

  // Without scripts, a finger on a pad scrolls the page.
  for (const each of root.querySelectorAll<HTMLElement>('.mockup-pad')) each.style.touchAction = 'none';
  const ending = new AbortController();
  const options = {signal: ending.signal};
  root.addEventListener('pointerdown', onDown, options);
  root.addEventListener('pointermove', onMove, options);
  root.addEventListener('pointerup', onEnd, options);
  root.addEventListener('pointercancel', onEnd, options);
  root.addEventListener('click', onClick, options);
  return () => ending.abort();
}
