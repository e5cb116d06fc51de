import {useState, type ReactNode} from 'react';
import {cleanup, fireEvent} from '@testing-library/react';
import LastUpdated from '@theme/LastUpdated';
import {afterEach, expect, test, vi} from 'vitest';
import {renderInSite} from '../../../tests/support/renderInSite';

const day = Date.UTC(2026, 10, 21, 23);

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  document.body.innerHTML = '';
});

test('says when a page changed, in words and for programs', () => {
  const {container} = renderInSite(<LastUpdated lastUpdatedAt={day} />);
  expect(container.textContent).toBe('Last updated on Nov 21, 2026');
  expect(container.querySelector('time')?.dateTime).toBe('2026-11-21T23:00:00.000Z');
});

test('a page without a date says nothing', () => {
  const {container} = renderInSite(<LastUpdated />);
  expect(container.textContent).toBe('');
});

test('leaves the words that the server wrote, without formatting a date', () => {
  // A server leaves a mark between two texts.
  const drawn = renderInSite(<LastUpdated lastUpdatedAt={day} />).container.innerHTML;
  const served = drawn.replace(' on ', '<!-- --> on ').replace('Nov 21, 2026', 'November 21st');
  const format = vi.spyOn(Intl, 'DateTimeFormat');
  const {container} = renderInSite(<LastUpdated lastUpdatedAt={day} />, {served});
  expect(container.textContent).toBe('Last updated on November 21st');
  expect(format).not.toHaveBeenCalled();
});

test('follows the reader to a page of another day', () => {
  function Pages(): ReactNode {
    const [days, setDays] = useState(0);
    return (
      <button type="button" onClick={() => setDays(days + 1)}>
        <LastUpdated lastUpdatedAt={day + days * 24 * 3600 * 1000} />
      </button>
    );
  }
  const {getByRole} = renderInSite(<Pages />);
  fireEvent.click(getByRole('button'));
  expect(getByRole('button').textContent).toBe('Last updated on Nov 22, 2026');
});
