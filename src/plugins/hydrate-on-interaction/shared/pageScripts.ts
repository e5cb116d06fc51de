/** Id of the data block that lists the addresses of the application's scripts: the entry first, then the page's own. */
export const pageScriptsId = 'page-scripts';
