/** On a link that does more than lead somewhere: a plain click starts the application, which then answers it. */
export const hydrateOnClick = 'data-hydrate-on-click';

/** Name of the meta element of pages that need the application as soon as they are loaded. */
export const hydrateOnLoad = 'hydrate-on-load';

/** Event on the document: the application has taken over the page, and its controls answer. */
export const applicationReady = 'application-ready';

/** Id of the notice that the application could not be loaded; hidden in every page. */
export const loadFailureId = 'load-failure';

/** On the root element while the phone's menu is open that stands in the page; the application has its own. */
export const plainMenu = 'data-plain-menu';
