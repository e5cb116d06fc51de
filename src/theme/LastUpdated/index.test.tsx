import {cleanup} from '@testing-library/react';
import LastUpdated from '@theme/LastUpdated';
import {afterEach, expect, test, vi} from 'vitest';
import {renderInSite} from '../../../tests/support/renderInSite';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test.each([
  [Date.UTC(2026, 10, 21, 23), '21 November 2026'],
  [Date.UTC(2026, 0, 1), '1 January 2026'],
  [Date.UTC(2024, 11, 31, 23, 59), '31 December 2024'],
])('says when a page changed, in words and for programs: %i', (time, words) => {
  const {container} = renderInSite(<LastUpdated lastUpdatedAt={time} />);
  expect(container.textContent).toBe(`Last updated on ${words}`);
  expect(container.querySelector('time')?.dateTime).toBe(new Date(time).toISOString());
});

test('loads no language to write a date', () => {
  const format = vi.spyOn(Intl, 'DateTimeFormat');
  renderInSite(<LastUpdated lastUpdatedAt={Date.UTC(2026, 10, 21)} />);
  expect(format).not.toHaveBeenCalled();
});

test('a page without a date says nothing', () => {
  const {container} = renderInSite(<LastUpdated />);
  expect(container.textContent).toBe('');
});
