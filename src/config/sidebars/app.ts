import {category, page, type SidebarItemConfig} from './category';

/** The mobile guide. */
export const appSidebar: SidebarItemConfig[] = [
  page('app/index', 'book-open'),
  category('Get started', 'smartphone', '/app/authen', 'Install the app, sign in, reset a password and sign out.', [
    'app/authen/download-app',
    'app/authen/login',
    'app/authen/forgot_password',
    'app/authen/logout',
  ]),
  category(
    'Documents',
    'files',
    '/app/document',
    'Read, approve, sign, cancel, convert and share documents on a phone.',
    [
      'app/document/search',
      'app/document/view-details',
      'app/document/view-workflow',
      'app/document/view-history',
      'app/document/approve',
      'app/document/sign-draw',
      'app/document/e_sign',
      'app/document/eKYC',
      'app/document/eKYC-IDCheck',
      'app/document/signdigital-smartca',
      'app/document/cancel',
      'app/document/convert',
      'app/document/share',
    ],
  ),
  page('app/noti', 'bell'),
  category(
    'Settings',
    'sliders-horizontal',
    '/app/setting',
    'Your profile, signature, channels, company, language and password in the app.',
    [
      'app/setting/update-info',
      'app/setting/update-signature',
      'app/setting/set-up-document-processing-method',
      'app/setting/choose-company',
      'app/setting/change-language',
      'app/setting/change-password',
    ],
  ),
];
