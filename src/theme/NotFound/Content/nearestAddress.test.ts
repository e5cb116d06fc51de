import {describe, expect, it} from 'vitest';
import {nearestAddress} from './nearestAddress';

const known = [
  '/docs',
  '/docs/questions',
  '/docs/tutorial/receiver/signdraw',
  '/docs/tutorial/document/cancel',
  '/docs/app/document/cancel',
];

describe('nearestAddress', () => {
  it('corrects a typing error', () => {
    expect(nearestAddress('/docs/tutorial/reciever/signdraw', known)).toBe('/docs/tutorial/receiver/signdraw');
  });
  it('finds a page that moved to another folder', () => {
    expect(nearestAddress('/docs/next/tutorial/receiver/signdraw', known)).toBe('/docs/tutorial/receiver/signdraw');
  });
  it('takes the closest of two pages with the same name', () => {
    expect(nearestAddress('/docs/apps/document/cancel/', known)).toBe('/docs/app/document/cancel');
  });
  it('offers nothing for an address that resembles none', () => {
    expect(nearestAddress('/zzzzzzzzzzzzzzzzzzzz', known)).toBeUndefined();
  });
});
