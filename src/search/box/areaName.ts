import {translate} from '@docusaurus/Translate';
import type {ResultRow} from '../engine/resultRows';
import type {Area} from '../engine/rowArea';

/** @returns what readers call an area, in their language; undefined for pages of none, which need no name */
export function areaName(area: Area | undefined): string | undefined {
  switch (area) {
    case 'website':
      return translate({id: 'site.search.area.website', message: 'Website', description: 'Area of a result'});
    case 'app':
      return translate({id: 'site.search.area.app', message: 'App', description: 'Area of a result'});
    case 'api-v1':
      return translate({id: 'site.search.area.api-v1', message: 'API v1', description: 'Area of a result'});
    case 'api-v2':
      return translate({id: 'site.search.area.api-v2', message: 'API v2', description: 'Area of a result'});
    case 'questions':
      return translate({id: 'site.search.area.questions', message: 'Questions', description: 'Area of a result'});
    case 'release-notes':
      return translate({id: 'site.search.area.releases', message: 'Release notes', description: 'Area of a result'});
    case 'glossary':
      return translate({id: 'site.search.area.glossary', message: 'Glossary', description: 'Area of a result'});
    default:
      return undefined;
  }
}

/** @returns what readers call the page of a row; the title of the home page is what the site promises */
export function pageName({area, title}: Pick<ResultRow, 'area' | 'title'>): string {
  return area === 'home' ? translate({id: 'site.search.home', message: 'Home page', description: 'Link'}) : title;
}
