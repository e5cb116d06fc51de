import {cleanup, fireEvent} from '@testing-library/react';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {renderInSite} from '../../../../tests/support/renderInSite';
import Walkthrough from './Walkthrough';

const html = [1, 2, 3]
  .map((n) => `<input type="radio" name="walk-a" id="walk-a-${n}" aria-label="${n} of 3: Press.">`)
  .join('');

const radio = (n: number): HTMLInputElement => document.querySelector<HTMLInputElement>(`#walk-a-${n}`)!;

afterEach(cleanup);
beforeEach(() => history.replaceState({key: 'k'}, '', '/docs/a?x=1'));

it('writes the address of the screen that is chosen, without another entry in the history', () => {
  renderInSite(<Walkthrough html={html} />);
  const entries = history.length;
  fireEvent.click(radio(2));
  expect(location.href).toMatch(/\/docs\/a\?x=1#walk-a-2$/);
  expect(history.length).toBe(entries);
  expect(history.state).toEqual({key: 'k'});
});

it('shows the screen that the address names', () => {
  history.replaceState(null, '', '#walk-a-3');
  renderInSite(<Walkthrough html={html} />);
  expect(radio(3).checked).toBe(true);
});

it('leaves all unchecked at an address that names none', () => {
  history.replaceState(null, '', '#before-you-begin');
  renderInSite(<Walkthrough html={html} />);
  expect([1, 2, 3].filter((n) => radio(n).checked)).toEqual([]);
});

it('says aloud what a press shows', () => {
  const {getByRole} = renderInSite(<Walkthrough html={html} />);
  expect(getByRole('status').textContent).toBe('');
  fireEvent.click(radio(2));
  expect(getByRole('status').textContent).toBe('2 of 3: Press.');
});
