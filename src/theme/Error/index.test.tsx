import {cleanup, fireEvent} from '@testing-library/react';
import ErrorPage from '@theme/Error';
import {afterEach, expect, test, vi} from 'vitest';
import {eventually} from '../../../tests/support/eventually';
import {renderInSite} from '../../../tests/support/renderInSite';

const layout = vi.hoisted(() => ({fails: false}));

vi.mock('@theme/Layout', () => ({
  default({children}: {children: React.ReactNode}) {
    if (layout.fails) throw new Error('The layout fails too');
    return <div data-layout="">{children}</div>;
  },
}));

const error = new Error('What failed', {cause: new Error('Why it failed', {cause: new Error('The first reason')})});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  layout.fails = false;
  document.title = '';
});

test('a crash of the whole page is reported inside the layout, with the chain of causes', () => {
  const {getByRole, container} = renderInSite(<ErrorPage error={error} tryAgain={() => undefined} />);
  expect(container.querySelector('[data-layout] [role=alert]')).not.toBeNull();
  expect(getByRole('heading', {level: 1}).textContent).toBe('This page crashed.');
  expect(getByRole('alert').textContent).toContain('What failed\n\nCause:\nWhy it failed\n\nCause:\nThe first reason');
});

test('the window has a title of its own', async () => {
  renderInSite(<ErrorPage error={error} tryAgain={() => undefined} />);
  await eventually(() => expect(document.title).toBe('Page Error'));
});

test('Retry renders the page again', () => {
  const tryAgain = vi.fn();
  const {getByRole} = renderInSite(<ErrorPage error={error} tryAgain={tryAgain} />);
  fireEvent.click(getByRole('button', {name: 'Retry'}));
  expect(tryAgain).toHaveBeenCalledOnce();
});

test('when the layout is what fails, only the notice is rendered, with the same title', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  layout.fails = true;
  const {getByRole, container} = renderInSite(<ErrorPage error={error} tryAgain={() => undefined} />);
  expect(container.querySelector('[data-layout]')).toBeNull();
  expect(getByRole('button', {name: 'Retry'})).toBeTruthy();
  await eventually(() => expect(document.title).toBe('Page Error'));
});
