import type {Series} from '../content/series';

/**
 * Guides that are read one after the other although the sidebar keeps them apart: their pages count ("2 of 4") and lead to
 * each other. Their titles are `series.<id>` in `i18n/en/build.json` and `i18n/vi/build.json`. A page is in one at most.
 */
export const series = [
  {
    id: 'template',
    pages: [
      'tutorial/categories/document-template/create',
      'tutorial/categories/document-template/config-data-fill-parameters',
      'tutorial/categories/workflow-template/create',
      'tutorial/sender/create-from-document-template',
    ],
  },
  {
    id: 'autoSign',
    pages: [
      'tutorial/certificates/create-VNPTSmartCA',
      'tutorial/certificates/view-detail',
      'tutorial/certificates/config-auto-sign',
      'tutorial/autoSignHistory/search',
    ],
  },
  {
    id: 'firstCall',
    pages: ['api/v1/general/general-format', 'api/v1/general/system-authentication', 'api/v1/guide/basic-create'],
  },
] as const satisfies readonly Series[];
