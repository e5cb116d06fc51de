import {cleanup, fireEvent} from '@testing-library/react';
import Loading from '@theme/Loading';
import {afterEach, expect, test, vi} from 'vitest';
import {renderInSite} from '../../../tests/support/renderInSite';

type Props = Parameters<typeof Loading>[0];

const waiting: Props = {error: null, pastDelay: false, timedOut: false, retry: () => undefined, isLoading: true};

afterEach(cleanup);

test('a page that cannot be loaded says so, with the cause, and Retry asks for it again', () => {
  const retry = vi.fn();
  const {getByRole} = renderInSite(<Loading {...waiting} error={new Error('Loading chunk 7 failed.')} retry={retry} />);
  expect(getByRole('heading', {level: 1}).textContent).toBe('This page could not be loaded');
  expect(getByRole('alert').textContent).toContain('Loading chunk 7 failed.');
  fireEvent.click(getByRole('button', {name: 'Retry'}));
  expect(retry).toHaveBeenCalledOnce();
});

test('a page that takes long says that it is coming', () => {
  expect(renderInSite(<Loading {...waiting} pastDelay />).getByRole('status').textContent).toBe('Loading…');
});

test('a page that comes at once flashes nothing', () => {
  expect(renderInSite(<Loading {...waiting} />).container.textContent).toBe('');
});
