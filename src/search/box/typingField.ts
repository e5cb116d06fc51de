import {searchName} from './texts';

/** Code of a key press that belongs to an input method, in browsers without `isComposing`. */
const composingKeyCode = 229;

/** @returns whether a key press belongs to an input method, which writes the text itself */
export function isOfInputMethod({isComposing, keyCode}: KeyboardEvent): boolean {
  return isComposing || keyCode === composingKeyCode;
}

/**
 * Focuses a field that nobody sees and that tells as keys what is written into it without one: input methods, keyboards of
 * phones and pasting write nothing where no field has the focus.
 *
 * @returns removes the field and gives the focus back
 */
export function openTypingField(target: Document): () => void {
  const before = target.activeElement as HTMLElement | null;
  const field = target.createElement('div');
  // No input: what waits for the application leaves the keys in those alone.
  field.contentEditable = 'true';
  field.role = 'textbox';
  field.ariaLabel = searchName();
  field.className = 'sr-only';
  field.style.position = 'fixed';
  const tell = (): void => {
    const text = field.textContent;
    field.textContent = '';
    for (const key of text) field.dispatchEvent(new KeyboardEvent('keydown', {key, bubbles: true, cancelable: true}));
  };
  field.addEventListener('input', (event) => (event as InputEvent).isComposing || tell());
  field.addEventListener('compositionend', tell);
  target.body.append(field);
  field.focus({preventScroll: true});
  return () => {
    // Ends what an input method has not finished.
    field.blur();
    tell();
    field.remove();
    before?.focus({preventScroll: true});
  };
}
