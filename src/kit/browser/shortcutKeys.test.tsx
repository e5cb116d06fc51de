import {afterEach, expect, it} from 'vitest';
import {isSearchShortcut, noSingleKeys} from './shortcutKeys';

function press(init: KeyboardEventInit, on: Element = document.body): boolean {
  const event = new KeyboardEvent('keydown', {...init, bubbles: true});
  let result = false;
  on.addEventListener('keydown', () => (result = isSearchShortcut(event)), {once: true});
  on.dispatchEvent(event);
  return result;
}

afterEach(() => document.documentElement.removeAttribute(noSingleKeys));

it.each<[KeyboardEventInit, boolean]>([
  [{key: 'k', ctrlKey: true}, true],
  [{key: 'K', metaKey: true}, true],
  [{key: '/'}, true],
  [{key: 'k'}, false],
  [{key: 'k', ctrlKey: true, shiftKey: true}, false],
  [{key: 'k', ctrlKey: true, altKey: true}, false],
  [{key: '/', ctrlKey: true}, false],
])('answers %j with %s', (init, expected) => {
  expect(press(init)).toBe(expected);
});

it('ignores / in text fields, but not Ctrl and K', () => {
  document.body.innerHTML = '<input><textarea></textarea><select></select><p contenteditable="true"></p>';
  for (const field of document.body.children) {
    expect(press({key: '/'}, field)).toBe(false);
    expect(press({key: 'k', ctrlKey: true}, field)).toBe(true);
  }
});

it('listens to / on controls that take no text', () => {
  document.body.innerHTML = '<input type="checkbox"><input type="radio"><button></button>';
  for (const control of document.body.children) expect(press({key: '/'}, control)).toBe(true);
});

it('ignores / while single keys are switched off, but not Ctrl and K', () => {
  document.documentElement.setAttribute(noSingleKeys, '');
  expect(press({key: '/'})).toBe(false);
  expect(press({key: 'k', ctrlKey: true})).toBe(true);
});
