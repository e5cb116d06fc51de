import type {ClientModule} from '@docusaurus/types';
import './highlight.css';
import type {SearchNavigationState} from './navigationState';

let isMarked = false;

/** Marks the words a page was found by, and takes the marks away when the reader goes on to another page. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location, previousLocation}) => {
  const {searchTerms} = (location.state ?? {}) as SearchNavigationState;
  const isSamePage = location.pathname === previousLocation?.pathname;
  if (searchTerms) {
    isMarked = true;
    void import('./highlightTerms').then(({highlightTerms}) => highlightTerms(searchTerms)).catch(() => undefined);
  } else if (isMarked && !isSamePage) {
    isMarked = false;
    void import('./highlightTerms').then(({clearHighlights}) => clearHighlights()).catch(() => undefined);
  }
};
