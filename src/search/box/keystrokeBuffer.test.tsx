import {expect, it, vi} from 'vitest';
import {createKeystrokeBuffer} from './keystrokeBuffer';

function press(key: string, init: KeyboardEventInit = {}): boolean {
  return document.dispatchEvent(new KeyboardEvent('keydown', {key, cancelable: true, ...init}));
}

it('collects what is typed until it is taken', () => {
  const buffer = createKeystrokeBuffer(() => undefined, document);
  press('x');
  buffer.start();
  for (const key of ['k', 'ý', ' ', 's', 't', 'Backspace', 'o', 'Shift']) press(key);
  expect(press('c', {ctrlKey: true})).toBe(true);
  expect(press('!')).toBe(false);
  expect(buffer.take()).toEqual({text: 'ký so!', moves: 0, isEntered: false});
  expect(press('y')).toBe(true);
  expect(buffer.take().text).toBe('');
});

it('keeps Enter and the arrows after a text, whose end Enter is; neither presses the button that has the focus', () => {
  const buffer = createKeystrokeBuffer(() => undefined, document);
  buffer.start();
  expect(press('Enter')).toBe(false);
  for (const key of ['d', 'ArrowDown', 'a', 'ArrowDown', 'ArrowDown', 'ArrowUp']) press(key);
  expect(press('Enter', {repeat: true})).toBe(false);
  for (const key of ['Enter', 'x', 'ArrowDown']) press(key);
  expect(buffer.take()).toEqual({text: 'da', moves: 1, isEntered: true});
});

it('stops with Escape', () => {
  const onEscape = vi.fn();
  const buffer = createKeystrokeBuffer(onEscape, document);
  buffer.start();
  press('a');
  press('Escape');
  expect(onEscape).toHaveBeenCalledOnce();
  expect(press('b')).toBe(true);
  expect(buffer.take().text).toBe('');
});

it('keeps the order of keys and of what comes without one, and gives the focus back', () => {
  document.body.innerHTML = '<button>Search</button>';
  const button = document.querySelector('button')!;
  button.focus();
  const buffer = createKeystrokeBuffer(() => undefined, document);
  const write = (text: string, isComposing: boolean): void => {
    const field = document.activeElement!;
    field.textContent = text;
    field.dispatchEvent(new InputEvent('input', {isComposing, bubbles: true}));
  };
  buffer.start();
  press('l');
  write('ừ', false);
  press('a');
  write('đ', true);
  expect(press('đ', {isComposing: true})).toBe(true);
  expect(buffer.take().text).toBe('lừađ');
  expect(document.activeElement).toBe(button);
  expect(document.querySelector('[role=textbox]')).toBeNull();
});
