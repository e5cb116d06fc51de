import type {Element} from 'hast';
import {matchSelectors} from '../../kit/matchSelectors';
import type {SearchOptions} from '../options';

/** Tests for kinds of parts of a page. */
export interface PageParts {
  /** Parts that are left out. */
  isIgnored: (element: Element) => boolean;
  /** Samples and drawings. */
  isExample: (element: Element) => boolean;
  /** The request of an API operation, which is no example. */
  isRequest: (element: Element) => boolean;
}

/** @returns the tests that the options of the search set */
export function readPageParts(
  options: Pick<SearchOptions, 'ignoreCssSelectors' | 'exampleCssSelectors' | 'requestCssSelectors'>,
): PageParts {
  const looksLikeExample = matchSelectors(options.exampleCssSelectors);
  const isRequest = matchSelectors(options.requestCssSelectors);
  return {
    isIgnored: matchSelectors(options.ignoreCssSelectors),
    isExample: (element) => looksLikeExample(element) && !isRequest(element),
    isRequest,
  };
}
