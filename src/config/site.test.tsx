import {cleanup} from '@testing-library/react';
import EditMetaRow from '@theme/EditMetaRow';
import {afterEach, expect, test, vi} from 'vitest';
import {renderInSite} from '../../tests/support/renderInSite';

afterEach(() => {
  cleanup();
  vi.unstubAllEnvs();
  vi.resetModules();
});

test('a deployment gives the address at which pages are edited; without one there is no such link', async () => {
  expect((await import('./site')).site.editUrl).toBe('');
  vi.stubEnv('DOCS_EDIT_URL', ' https://git.example.com/docs/edit/main/ ');
  vi.resetModules();
  expect((await import('./site')).site.editUrl).toBe('https://git.example.com/docs/edit/main/');
});

test('the foot of a page leads to its source where the address is known', () => {
  const foot = (editUrl: string | null) => (
    <EditMetaRow className="" editUrl={editUrl} lastUpdatedAt={null} lastUpdatedBy={null} />
  );
  const address = 'https://git.example.com/docs/edit/main/docs/index.mdx';
  const {getByRole} = renderInSite(foot(address));
  expect(getByRole('link', {name: /Edit this page/}).getAttribute('href')).toBe(address);
  cleanup();
  expect(renderInSite(foot(null)).queryByRole('link')).toBeNull();
});
