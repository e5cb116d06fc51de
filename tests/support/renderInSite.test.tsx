import Link from '@docusaurus/Link';
import {expect, test} from 'vitest';
import NotFoundContent from '@theme-original/NotFound/Content';
import {renderInSite} from './renderInSite';

test('a component finds the site around it', () => {
  const {getByRole} = renderInSite(<Link to="/docs">Read</Link>);
  expect(getByRole('link', {name: 'Read'}).getAttribute('href')).toBe('/docs');
});

test("the theme's own components can be drawn", () => {
  const {getByRole} = renderInSite(<NotFoundContent />);
  expect(getByRole('heading', {level: 1}).textContent).toBe('Page Not Found');
});
