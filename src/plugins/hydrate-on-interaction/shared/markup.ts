/** On a link that does more than lead somewhere: a plain click starts the application, which then answers it. */
export const hydrateOnClick = 'data-hydrate-on-click';

/** Name of the meta element of pages that need the application as soon as they are loaded. */
export const hydrateOnLoad = 'hydrate-on-load';

/** Id of the notice that the application could not be loaded; hidden in every page. */
export const loadFailureId = 'load-failure';

/** On the root element while the menu is a plain list in the page, because the application could not be loaded. */
export const plainMenu = 'data-plain-menu';
