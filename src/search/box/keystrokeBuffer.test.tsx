import {expect, it, vi} from 'vitest';
import {createKeystrokeBuffer} from './keystrokeBuffer';

function press(key: string, init: KeyboardEventInit = {}): boolean {
  return document.dispatchEvent(new KeyboardEvent('keydown', {key, cancelable: true, ...init}));
}

it('collects what is typed until it is taken', () => {
  const buffer = createKeystrokeBuffer(() => undefined, document);
  press('x');
  buffer.start();
  for (const key of ['k', 'ý', ' ', 's', 't', 'Backspace', 'o', 'Shift', 'ArrowDown']) press(key);
  expect(press('c', {ctrlKey: true})).toBe(true);
  expect(press('!')).toBe(false);
  expect(buffer.take()).toBe('ký so!');
  expect(press('y')).toBe(true);
  expect(buffer.take()).toBe('');
});

it('stops with Escape', () => {
  const onEscape = vi.fn();
  const buffer = createKeystrokeBuffer(onEscape, document);
  buffer.start();
  press('a');
  press('Escape');
  expect(onEscape).toHaveBeenCalledOnce();
  expect(press('b')).toBe(true);
  expect(buffer.take()).toBe('');
});
