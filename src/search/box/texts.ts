import {translate} from '@docusaurus/Translate';

// Texts of both the box and the search page.

export const searchName = (): string =>
  translate({
    id: 'site.search.dialog',
    message: 'Search the documentation',
    description: 'Name of the search dialog',
  });

export const placeholder = (): string =>
  translate({
    id: 'site.search.placeholder',
    message: 'Search guides and API',
    description: 'Placeholder of the search input',
  });

export const versionName = (): string =>
  translate({
    id: 'site.search.version',
    message: 'Version to search in',
    description: 'Name of the choice of a version in search',
  });

export const tasksName = (): string =>
  translate({id: 'site.search.tasks', message: 'Often done here', description: 'Above the main tasks'});
