/** Attribute of links that do more than navigate: a plain click loads the application, which then handles it. */
export const hydrateOnClick = 'data-hydrate-on-click';

/** Name of the meta element of pages that need the application at once. */
export const hydrateOnLoad = 'hydrate-on-load';

/** Name of the meta element of pages that the search calls otherwise than their heading. */
export const searchTitle = 'search-title';

/** Event on the document: the page is hydrated, and its controls work. */
export const applicationReady = 'application-ready';

/** Property of the window: what strangers change in the page is recorded there until the page is hydrated. */
export const changeRecorder = 'changeRecorder';

/** Id of the notice that the application could not be loaded; hidden at first. */
export const loadFailureId = 'load-failure';

/** Attribute of the root element once the starter has come; without it, styles show the notice. */
export const hasStarter = 'data-has-starter';

/** Attribute of the root element while the phone menu is open that works without the application. */
export const plainMenu = 'data-plain-menu';

/** Id of the data block that lists the addresses of the application's scripts: the entry first, then the page's own. */
export const pageScriptsId = 'page-scripts';
