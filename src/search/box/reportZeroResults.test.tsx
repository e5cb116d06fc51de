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

it('reports a query once, after the reader stops typing', () => {
  report('ab');
  report('abc');
  vi.advanceTimersByTime(zeroResultDelayMs - 1);
  expect(reported).toEqual([]);
  vi.advanceTimersByTime(1);
  report('abc ');
  vi.advanceTimersByTime(zeroResultDelayMs);
  expect(reported).toEqual(['abc']);
});

it('does not report a query that the reader changes', () => {
  report('xyz');
  cancelZeroResultReport();
  vi.advanceTimersByTime(zeroResultDelayMs);
  expect(reported).toEqual([]);
});

it('reports to analytics where they are configured', () => {
  const gtag = vi.fn();
  vi.stubGlobal('gtag', gtag);
  report('khong co');
  vi.advanceTimersByTime(zeroResultDelayMs);
  expect(gtag).toHaveBeenCalledWith('event', 'search_without_result', {search_term: 'khong co', locale: 'vi'});
});
