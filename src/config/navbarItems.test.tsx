import type {ComponentProps} from 'react';
import NavbarItem from '@theme/NavbarItem';
import {cleanup} from '@testing-library/react';
import {afterEach, expect, test} from 'vitest';
import {renderOnPage} from '../../tests/support/renderOnPage';

function renderItem(item: object): ReturnType<typeof renderOnPage> {
  return renderOnPage(<NavbarItem {...(item as ComponentProps<typeof NavbarItem>)} />, {path: '/docs'});
}

afterEach(cleanup);

test('an item of type docsVersionDropdown offers every version', () => {
  const item = {type: 'docsVersionDropdown', dropdownItemsBefore: [], dropdownItemsAfter: []};
  const {getByRole, getByText} = renderItem(item);
  expect(getByRole('link', {name: '1.0.0'}).getAttribute('href')).toBe('/docs/1.0.0');
  expect(getByRole('link', {name: '2.3.0 (latest)'})).toBeTruthy();
  expect(getByText('2.3.0')).toBeTruthy();
});

test('an item of type search is the search box', () => {
  expect(renderItem({type: 'search'}).getByRole('button', {name: 'Search'})).toBeTruthy();
});
