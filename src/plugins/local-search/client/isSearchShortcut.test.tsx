import {afterEach, expect, it} from 'vitest';
import {isSearchShortcut} from './isSearchShortcut';
import {switchSingleKeys} from '../../../components/ShortcutsDialog/switchSingleKeys';

function press(init: KeyboardEventInit, on: Element = document.body): boolean {
  const event = new KeyboardEvent('keydown', {...init, bubbles: true});
  let result = false;
  on.addEventListener('keydown', () => (result = isSearchShortcut(event)), {once: true});
  on.dispatchEvent(event);
  return result;
}

afterEach(() => switchSingleKeys(true));

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

it('leaves / to whoever is writing, but not Ctrl and K', () => {
  document.body.innerHTML = '<input><textarea></textarea><select></select><p contenteditable="true"></p>';
  for (const field of document.body.children) {
    expect(press({key: '/'}, field)).toBe(false);
    expect(press({key: 'k', ctrlKey: true}, field)).toBe(true);
  }
});

it('leaves / to the reader who switched single keys off, but not Ctrl and K', () => {
  switchSingleKeys(false);
  expect(press({key: '/'})).toBe(false);
  expect(press({key: 'k', ctrlKey: true})).toBe(true);
});
