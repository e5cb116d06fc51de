import {expect, it, vi} from 'vitest';
import {createTypeAhead} from './typeAhead';

function press(key: string, init: KeyboardEventInit = {}): boolean {
  return document.dispatchEvent(new KeyboardEvent('keydown', {key, cancelable: true, ...init}));
}

it('keeps what is typed until it is taken', () => {
  const typeAhead = createTypeAhead(() => undefined, document);
  press('x');
  typeAhead.start();
  for (const key of ['k', 'ý', ' ', 's', 't', 'Backspace', 'o', 'Shift', 'ArrowDown']) press(key);
  expect(press('c', {ctrlKey: true})).toBe(true);
  expect(press('!')).toBe(false);
  expect(typeAhead.take()).toBe('ký so!');
  expect(press('y')).toBe(true);
  expect(typeAhead.take()).toBe('');
});

it('gives up with Escape', () => {
  const onGiveUp = vi.fn();
  const typeAhead = createTypeAhead(onGiveUp, document);
  typeAhead.start();
  press('a');
  press('Escape');
  expect(onGiveUp).toHaveBeenCalledOnce();
  expect(press('b')).toBe(true);
  expect(typeAhead.take()).toBe('');
});
