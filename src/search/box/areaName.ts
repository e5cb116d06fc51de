import {translate} from '@docusaurus/Translate';
import type {Area} from '../engine/rowArea';

/** @returns what readers call an area, in their language */
export function areaName(area: Area): string {
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
  }
}
