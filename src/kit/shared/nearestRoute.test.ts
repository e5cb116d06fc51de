import {describe, expect, it} from 'vitest';
import {nearestRoute} from './nearestRoute';

const known = ['', 'questions', 'tutorial/receiver/signdraw', 'tutorial/document/cancel', 'app/document/cancel'];

describe('nearestRoute', () => {
  it('corrects a typing error', () => {
    expect(nearestRoute('tutorial/reciever/signdraw', known)).toBe('tutorial/receiver/signdraw');
  });
  it('finds a page in another case', () => {
    expect(nearestRoute('Tutorial/Receiver/SIGNDRAW', known)).toBe('tutorial/receiver/signdraw');
  });
  it('finds a page that moved to another folder', () => {
    expect(nearestRoute('guides/tutorial/receiver/signdraw', known)).toBe('tutorial/receiver/signdraw');
  });
  it('takes the closest of two pages with the same name', () => {
    expect(nearestRoute('apps/document/cancel', known)).toBe('app/document/cancel');
  });
  it.each(['zzzzzzzzzzzzzzzzzzzz', 'ky-so', 'faq'])('offers nothing for "%s", which resembles no route', (route) => {
    expect(nearestRoute(route, known)).toBeUndefined();
  });
});
