import type {ComponentProps} from 'react';
import NavbarItem from '@theme/NavbarItem';
import {cleanup} from '@testing-library/react';
import {afterEach, expect, test} from 'vitest';
import {renderOnPage} from '../../tests/support/renderOnPage';
import {currentVersion, versions} from '../kit/versions';

function renderItem(item: object): ReturnType<typeof renderOnPage> {
  return renderOnPage(<NavbarItem {...(item as ComponentProps<typeof NavbarItem>)} />, {path: '/docs'});
}

afterEach(cleanup);

test('an item of type docsVersionDropdown offers every version', () => {
  const item = {type: 'docsVersionDropdown', dropdownItemsBefore: [], dropdownItemsAfter: []};
  const {getByRole, getByText} = renderItem(item);
  for (const {label, path} of versions.slice(1))
    expect(getByRole('link', {name: label}).getAttribute('href')).toBe(`/docs/${path}`);
  expect(getByRole('link', {name: `${currentVersion.label} (latest)`})).toBeTruthy();
  expect(getByText(currentVersion.label)).toBeTruthy();
});

test('an item of type search is the search box', () => {
  expect(renderItem({type: 'search'}).getByRole('button', {name: 'Search'})).toBeTruthy();
});
