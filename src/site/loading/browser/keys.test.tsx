import {afterEach, expect, it} from 'vitest';
import {isHelpShortcut, isSearchShortcut, noSingleKeys} from '../../../kit/browser/shortcutKeys';
import {isCommandKey} from './keys';

afterEach(() => document.documentElement.removeAttribute(noSingleKeys));

const modifiers = ['ctrlKey', 'metaKey', 'shiftKey', 'altKey'] as const;

it('knows the keys that the application knows', () => {
  const input = document.body.appendChild(document.createElement('input'));
  let commands = 0;
  for (const off of [false, true]) {
    document.documentElement.toggleAttribute(noSingleKeys, off);
    for (const key of ['/', '?', 'k', 'K', 'a', 'Enter', ' ']) {
      for (let bits = 0; bits < 2 ** modifiers.length; bits++) {
        const init = Object.fromEntries(modifiers.map((name, index) => [name, (bits & (2 ** index)) > 0]));
        for (const target of [document.body, input]) {
          let event = new KeyboardEvent('keydown', {key, ...init, bubbles: true});
          target.addEventListener('keydown', (seen) => (event = seen), {once: true});
          target.dispatchEvent(event);
          const asked = {...init, key, target, isComposing: false} as unknown as KeyboardEvent;
          const isCommand = isSearchShortcut(asked) || isHelpShortcut(asked);
          if (isCommand) commands += 1;
          expect(isCommandKey(event, target === input), JSON.stringify({key, ...init, off})).toBe(isCommand);
        }
      }
    }
  }
  expect(commands).toBeGreaterThan(20);
});
