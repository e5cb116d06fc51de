import {category, categoryWithIndex, page, reference, type SidebarItemConfig} from './category';

const details = 'api/v1/details';

/** The reference of API v1. */
export const apiSidebar: SidebarItemConfig[] = [
  page('api/v1/index', 'book-open'),
  page('api/v1/orders', 'list-ordered'),
  categoryWithIndex('Sandbox', 'flask-conical', '/api/v1/sandbox', [
    'api/v1/sandbox/options',
    'api/v1/sandbox/rules',
    'api/v1/sandbox/webhook-rehearsal',
    'api/v1/sandbox/ci',
  ]),
  category(
    'Basics',
    'braces',
    '/api/v1/general',
    'The answer format, authentication, errors, limits and the webhook: read these before the first call.',
    [
      'api/v1/general/general-format',
      'api/v1/general/system-authentication',
      'api/v1/general/webhook',
      'api/v1/general/errors',
      'api/v1/general/limits',
      'api/v1/general/permissions',
      'api/v1/general/schemas-documents',
      'api/v1/general/schemas-workflows',
      'api/v1/general/schemas-templates',
      'api/v1/general/schemas-users',
      'api/v1/general/changelog',
      'api/v1/general/sources',
    ],
  ),
  category('Guides', 'route', '/api/v1/guide', 'Whole flows from login to the signed document, call by call.', [
    'api/v1/guide/basic-create',
    'api/v1/guide/batch-imports-create',
  ]),
  category(
    'Authentication',
    'log-in',
    '/api/v1/details/authentications',
    'Log in, list companies, choose one, or enter with a processing code.',
    [
      `${details}/authentications/password-login`,
      `${details}/authentications/get-companies`,
      `${details}/authentications/choose-company`,
      `${details}/authentications/process-code-login`,
    ],
  ),
  category(
    'Documents',
    'files',
    '/api/v1/details/documents',
    'Create, send, follow, handle, cancel and download documents.',
    [
      `${details}/documents/get-documents`,
      `${details}/documents/documents-get-id`,
      `${details}/documents/document-types`,
      `${details}/documents/documents-create`,
      `${details}/documents/documents-update`,
      `${details}/documents/documents-update-process`,
      `${details}/documents/documents-send-process`,
      `${details}/documents/documents-process`,
      `${details}/documents/documents-create-batch-process`,
      `${details}/documents/documents-batch-process`,
      `${details}/documents/documents-send-notify`,
      `${details}/documents/documents-cancel`,
      `${details}/documents/documents-delete`,
      `${details}/documents/documents-download`,
    ],
  ),
  category(
    'Batch imports',
    'layers',
    '/api/v1/details/batch-imports',
    'Create and send many documents from one template.',
    [
      `${details}/batch-imports/batch-import`,
      `${details}/batch-imports/batch-imports-create`,
      `${details}/batch-imports/batch-imports-create-advance`,
      `${details}/batch-imports/batch-imports-send`,
    ],
  ),
  category(
    'Document templates',
    'layout-template',
    '/api/v1/details/document-templates',
    'List, read, create and update templates.',
    [
      `${details}/document-templates/document-template`,
      `${details}/document-templates/document-template-id`,
      `${details}/document-templates/document-templates-create`,
      `${details}/document-templates/document-templates-update`,
    ],
  ),
  category(
    'Workflow templates',
    'workflow',
    '/api/v1/details/process-templates',
    'Reusable workflows and how to read them.',
    [`${details}/workflow-template`, `${details}/process-templates/process-template`],
  ),
  category('Users', 'users', '/api/v1/details/users', 'Users, departments, roles, groups and SmartCA certificates.', [
    `${details}/users/user`,
    `${details}/users/users-id`,
    `${details}/users/users-create`,
    `${details}/users/users-update`,
    `${details}/users/users-create-or-update`,
    `${details}/users/departments`,
    `${details}/users/roles`,
    `${details}/users/users-groups`,
    `${details}/users/users-smartca-add`,
    `${details}/users/users-smartca-update`,
    `${details}/users/users-smartca-delete`,
  ]),
  category(
    'Tools',
    'wrench',
    '/api/v1/others',
    'A Postman collection, recipes for generated clients, files for AI assistants, and a complete sample program.',
    ['api/v1/others/postman', 'api/v1/others/clients', 'api/v1/others/sample-code', 'api/v1/others/ai-assistants'],
  ),
];

/** The reference of API v2, which is one call; with its token, programs go on in API v1. */
export const apiV2Sidebar: SidebarItemConfig[] = [
  category(
    'Authentication',
    'log-in',
    '/api/v2/details/authentications',
    'The login of API v2, which finds the company by itself.',
    ['api/v2/details/authentications/password-login'],
  ),
  {
    type: 'category',
    label: 'API v1',
    key: '/api/v1',
    className: 'icon-braces',
    collapsed: false,
    // References, because these pages keep the sidebar of API v1.
    items: [
      reference('api/v1/index'),
      reference('api/v1/general/general-format'),
      reference('api/v1/general/system-authentication'),
      reference('api/v1/guide/basic-create'),
      reference('api/v1/orders'),
    ],
  },
];
