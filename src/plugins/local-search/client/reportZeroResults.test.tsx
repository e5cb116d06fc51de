import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {zeroResultDelayMs} from '../shared/limits';
import {cancelZeroResultReport, reportZeroResults, zeroResultEvent} from './reportZeroResults';

const reported: string[] = [];
const listen = (event: Event): void => {
  reported.push((event as CustomEvent<{query: string}>).detail.query);
};

beforeEach(() => {
  vi.useFakeTimers();
  reported.length = 0;
  window.addEventListener(zeroResultEvent, listen);
});
afterEach(() => {
  window.removeEventListener(zeroResultEvent, listen);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function report(query: string): void {
  reportZeroResults({query, locale: 'vi', tags: ['default']});
}

it('waits until the reader stops typing, and reports a query once', () => {
  report('ab');
  report('abc');
  vi.advanceTimersByTime(zeroResultDelayMs - 1);
  expect(reported).toEqual([]);
  vi.advanceTimersByTime(1);
  report('abc ');
  vi.advanceTimersByTime(zeroResultDelayMs);
  expect(reported).toEqual(['abc']);
});

it('does not report what the reader went on to change', () => {
  report('xyz');
  cancelZeroResultReport();
  vi.advanceTimersByTime(zeroResultDelayMs);
  expect(reported).toEqual([]);
});

it('tells analytics where there are any', () => {
  const gtag = vi.fn();
  vi.stubGlobal('gtag', gtag);
  report('khong co');
  vi.advanceTimersByTime(zeroResultDelayMs);
  expect(gtag).toHaveBeenCalledWith('event', 'search_without_result', {search_term: 'khong co', locale: 'vi'});
});
