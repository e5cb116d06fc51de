import {beforeAll, beforeEach, expect, it} from 'vitest';
import {activateTooltips} from './tooltips';

const shownWidth = 300;
let term: HTMLElement;
let link: HTMLAnchorElement;
let tip: HTMLElement;

function click(target: Element, pointerType: string): boolean {
  const event = new MouseEvent('click', {bubbles: true, cancelable: true, detail: 1});
  Object.defineProperty(event, 'pointerType', {value: pointerType});
  return target.dispatchEvent(event);
}
const press = (key: string): boolean => document.dispatchEvent(new KeyboardEvent('keydown', {key}));

beforeAll(() => activateTooltips(document));

beforeEach(() => {
  document.body.innerHTML =
    '<p>x <span class="term"><a href="#term">code</a><span class="term-tip" hidden>Meaning</span></span></p>';
  term = document.querySelector<HTMLElement>('.term')!;
  link = term.querySelector('a')!;
  tip = term.querySelector<HTMLElement>('.term-tip')!;
});

it('opens on the first touch and follows the link on the second', () => {
  expect(click(link, 'touch')).toBe(false);
  expect(term.dataset.open).toBe('');
  expect(click(link, 'touch')).toBe(true);
});

it('follows the link at once for a mouse and for the keyboard', () => {
  expect(click(link, 'mouse')).toBe(true);
  expect(term.dataset.open).toBeUndefined();
});

it('closes when something else is touched', () => {
  click(link, 'touch');
  click(document.body, 'touch');
  expect(term.dataset.open).toBeUndefined();
});

it('closes on Escape, until pointer or focus come back', () => {
  click(link, 'touch');
  press('a');
  expect(term.dataset.open).toBe('');
  press('Escape');
  expect(term.dataset.closed).toBe('');
  expect(term.dataset.open).toBeUndefined();
  link.dispatchEvent(new MouseEvent('mouseout', {bubbles: true, relatedTarget: tip}));
  expect(term.dataset.closed).toBe('');
  link.dispatchEvent(new MouseEvent('mouseout', {bubbles: true, relatedTarget: document.body}));
  expect(term.dataset.closed).toBeUndefined();
});

it('moves an explanation into the window', () => {
  Object.defineProperty(document.documentElement, 'clientWidth', {value: 375, configurable: true});
  tip.getBoundingClientRect = () => new DOMRect(200, 0, shownWidth, 50);
  link.dispatchEvent(new MouseEvent('mouseover', {bubbles: true}));
  expect(tip.style.getPropertyValue('--shift')).toBe('-141px');
});
