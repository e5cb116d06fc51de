import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {recordInput, type InputReplay} from './inputReplay';

const start = vi.fn();
const fallback = vi.fn<(target: Element) => void>();
let queue: InputReplay;

const find = (selector: string): HTMLElement => document.querySelector<HTMLElement>(selector)!;

function key(name: string, target: Element = document.body, init: KeyboardEventInit = {}): boolean {
  return target.dispatchEvent(new KeyboardEvent('keydown', {key: name, bubbles: true, cancelable: true, ...init}));
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => setTimeout(callback));
  document.body.innerHTML = `
    <button id="menu"><i id="icon"></i></button><a id="link" href="/x">x</a>
    <a id="copy" href="/x.md" data-hydrate-on-click>copy</a>
    <a id="dropdown" href="#" role="button" aria-haspopup="true">menu</a><input id="radio" type="radio"><input id="text">`;
  queue = recordInput(start, fallback);
});

afterEach(() => {
  // Listeners of one test must not act in the next.
  queue.replay();
  vi.clearAllMocks();
  vi.useRealTimers();
});

describe('a press on a control', () => {
  it('is shown, starts the application after the next paint, and is done once when it is ready', () => {
    const pressed = vi.fn();
    find('#menu').addEventListener('click', pressed);
    find('#icon').click();
    expect(find('#menu').getAttribute('aria-busy')).toBe('true');
    expect(start).not.toHaveBeenCalled();
    vi.advanceTimersByTime(50);
    expect(start).toHaveBeenCalled();
    expect(pressed).not.toHaveBeenCalled();
    queue.replay();
    queue.replay();
    expect(pressed).toHaveBeenCalledTimes(1);
    expect(find('#menu').hasAttribute('aria-busy')).toBe(false);
  });

  it('that is gone reaches it all the same, so that it can be handed on', () => {
    const menu = find('#menu');
    const pressed = vi.fn();
    menu.addEventListener('click', pressed);
    menu.click();
    menu.remove();
    queue.replay();
    expect(pressed).toHaveBeenCalledOnce();
  });

  it('is the browser’s where it is a plain link, or has a modifier', () => {
    const followed = vi.fn((event: Event) => event.preventDefault());
    find('#link').addEventListener('click', followed);
    find('#link').click();
    expect(followed).toHaveBeenCalled();
    find('#copy').addEventListener('click', followed);
    find('#copy').dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true, ctrlKey: true}));
    expect(followed).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(50);
    expect(start).not.toHaveBeenCalled();
  });

  it('keeps what the press says', () => {
    const pressed = vi.fn<(event: MouseEvent) => void>();
    find('#menu').addEventListener('click', pressed);
    find('#menu').dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true, clientX: 7, detail: 1}));
    queue.replay();
    expect(pressed.mock.calls[0]?.[0]).toMatchObject({clientX: 7, detail: 1});
  });

  it('is left to the application from then on', () => {
    queue.replay();
    const pressed = vi.fn();
    find('#menu').addEventListener('click', pressed);
    find('#menu').click();
    expect(pressed).toHaveBeenCalledTimes(1);
  });
});

describe('keys', () => {
  it('that open the search are queued with what is typed after them', () => {
    expect(key('k', document.body, {ctrlKey: true})).toBe(false);
    for (const letter of 'ký') key(letter);
    key('Backspace');
    const seen: string[] = [];
    document.addEventListener('keydown', (event) => seen.push(event.key));
    queue.replay();
    expect(seen).toEqual(['k', 'k', 'ý', 'Backspace']);
  });

  it('that only read on are left alone', () => {
    for (const name of ['PageDown', ' ', 'Tab', 'x']) expect(key(name)).toBe(true);
    expect(key('/', find('#text'))).toBe(true);
  });

  it('open a menu', () => {
    const opened = vi.fn();
    find('#dropdown').addEventListener('keydown', opened);
    expect(key('Enter', find('#dropdown'))).toBe(false);
    queue.replay();
    expect(opened).toHaveBeenCalledTimes(1);
  });
});

it('a choice in a field is the browser’s, and its event waits', () => {
  const changed = vi.fn();
  find('#radio').addEventListener('change', changed);
  find('#radio').click();
  expect(changed).toHaveBeenCalledTimes(1);
  queue.replay();
  expect(changed).toHaveBeenCalledTimes(2);
});

describe('when the application cannot be loaded', () => {
  it('queued and later presses are handled without it', () => {
    find('#menu').click();
    queue.giveUp();
    expect(fallback).toHaveBeenLastCalledWith(find('#menu'));
    find('#copy').click();
    expect(fallback).toHaveBeenLastCalledWith(find('#copy'));
    expect(document.querySelector('[aria-busy]')).toBeNull();
  });

  it('shows no notice to readers who pressed nothing', () => {
    queue.giveUp();
    expect(fallback).not.toHaveBeenCalled();
  });

  it('a press waits ten seconds for scripts that hang, and is not done later', () => {
    const pressed = vi.fn();
    find('#menu').addEventListener('click', pressed);
    find('#menu').click();
    vi.advanceTimersByTime(9_900);
    expect(fallback).not.toHaveBeenCalled();
    vi.advanceTimersByTime(200);
    expect(fallback).toHaveBeenCalledTimes(1);
    queue.replay();
    expect(pressed).not.toHaveBeenCalled();
  });
});
