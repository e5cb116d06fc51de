import type {ClientModule} from '@docusaurus/types';

/*
 * Firefox ends a page's requests when its reader leaves, and reports them to the page as failed. While the next page of
 * the site is loading, Docusaurus answers a file that fails with a reload, which would end the reader's own step to
 * another address: whoever follows a link and then opens a bookmark would be taken back.
 */

function ignore(event: Event): void {
  if (event.target instanceof Element) event.stopImmediatePropagation();
}

/** If the reader stays after all, the missing file is reported when the bundler has waited long enough. */
const onLeave = (): void => addEventListener('error', ignore, true);

/** Listens only while a page is loading: a page with such a listener may be kept from the back and forward cache. */
export const onRouteUpdate: ClientModule['onRouteUpdate'] = ({previousLocation}) => {
  if (!previousLocation) return undefined;
  addEventListener('beforeunload', onLeave);
  return () => {
    removeEventListener('beforeunload', onLeave);
    removeEventListener('error', ignore, true);
  };
};
