import {category, type SidebarItemConfig} from './category';

/** The website guide, in the order in which a document lives. */
export const tutorialSidebar: SidebarItemConfig[] = [
  'index',
  category('Receive and sign', '/tutorial/receiver', 'Open a document that waits for you, and approve, sign, coordinate or refuse it.', [
    'tutorial/receiver/approve',
    'tutorial/receiver/signdraw',
    'tutorial/receiver/e_sign',
    'tutorial/receiver/eKYC',
    'tutorial/receiver/signdigital-SmartCA',
    'tutorial/receiver/signdigital-totp',
    'tutorial/receiver/signdigital-usb-token',
    'tutorial/receiver/coordinate',
  ]),
  category('Create and send', '/tutorial/sender', 'Make a document from a file, from a template, or many at once, and send it.', [
    'tutorial/sender/upload-file',
    'tutorial/sender/create-from-document-template',
    'tutorial/sender/import-documents',
  ]),
  category('Follow and manage documents', '/tutorial/document', 'Find, follow, correct, cancel, share, download and convert your documents.', [
    'tutorial/document/lookup-document',
    'tutorial/document/workflow',
    'tutorial/document/history',
    'tutorial/document/update-document',
    'tutorial/document/update-process',
    'tutorial/document/cancel',
    'tutorial/document/delete',
    'tutorial/document/recyclebin',
    'tutorial/document/share',
    'tutorial/document/shared-with-me',
    'tutorial/document/download',
    'tutorial/document/convert',
  ]),
  category('Sign in and out', '/tutorial/authentications', 'Get into the website with a password, a processing code or a one-time code, and out again.', [
    'tutorial/authentications/login',
    'tutorial/authentications/forgot-password',
    'tutorial/authentications/logout',
  ]),
  category('My account', '/tutorial/account', 'Keep your profile, your signature image, your signing method and your password up to date.', [
    'tutorial/account/update-information',
    'tutorial/account/update-signature-image',
    'tutorial/account/login-smartca',
    'tutorial/account/change-password',
  ]),
  category('Categories', '/tutorial/categories', 'The shared lists of a company: document types, document templates and workflow templates.', [
    category('Document templates', '/tutorial/categories/document-template', 'Word files with placeholders from which documents are made.', [
      'tutorial/categories/document-template/create',
      'tutorial/categories/document-template/config-data-fill-parameters',
      'tutorial/categories/document-template/search',
      'tutorial/categories/document-template/update',
      'tutorial/categories/document-template/download',
      'tutorial/categories/document-template/delete',
    ]),
    category('Document types', '/tutorial/categories/document-type', 'Classes of documents for filters, reports and automatic signing.', [
      'tutorial/categories/document-type/create',
      'tutorial/categories/document-type/update',
      'tutorial/categories/document-type/delete',
    ]),
    category('Workflow templates', '/tutorial/categories/workflow-template', 'Saved lists of recipients, permissions and order.', [
      'tutorial/categories/workflow-template/create',
      'tutorial/categories/workflow-template/search',
      'tutorial/categories/workflow-template/update',
      'tutorial/categories/workflow-template/delete',
    ]),
  ]),
  category('User certificates', '/tutorial/certificates', 'Administer the certificates with which users sign, and automatic signing.', [
    'tutorial/certificates/search',
    'tutorial/certificates/view-detail',
    'tutorial/certificates/create-self-sign',
    'tutorial/certificates/create-VNPTSmartCA',
    'tutorial/certificates/set-default',
    'tutorial/certificates/config-auto-sign',
    'tutorial/certificates/delete',
  ]),
  category('Automatic-sign history', '/tutorial/autoSignHistory', 'See what was signed automatically, and repair what failed.', [
    'tutorial/autoSignHistory/search',
    'tutorial/autoSignHistory/error-detail',
    'tutorial/autoSignHistory/resign',
    'tutorial/autoSignHistory/change-manual-sign',
    'tutorial/autoSignHistory/search-document',
    'tutorial/autoSignHistory/search-user-cert',
  ]),
  category('Master data', '/tutorial/masterdata', 'Change user data by request and approval.', [
    'tutorial/masterdata/user-create-request',
    'tutorial/masterdata/admin-create-request',
    'tutorial/masterdata/approve-request',
  ]),
];
