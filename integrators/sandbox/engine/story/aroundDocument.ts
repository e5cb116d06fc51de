import {importColumns, importRows} from '../sampleUploads';
import {seedPassword} from '../seedWorld';
import {day, hour, minute} from '../time';
import type {StoryStep} from './storyStep';

/** What the samples ask a list for. */
export const firstPage = {page: '1', pageSize: '10'};

const username = 'khue.le@example.com';

const defaultRole = '7a1b2c3d-0001-4e5f-8a9b-0c1d2e3f4a5b';

/** Companies of an account, and the other login. */
export const logins: StoryStep[] = [
  {
    instead: [
      {
        call: 'password-login',
        request: 'withoutCompany',
        body: {username, password: seedPassword},
        keep: {token: 'data'},
      },
      {call: 'get-companies', answer: 'default'},
      {call: 'choose-company', request: 'default', answer: 'default', body: {comId: 901}, keep: {token: 'data'}},
    ],
  },
  {
    instead: [
      {
        call: 'v2/password-login',
        request: 'default',
        answer: 'default',
        body: {username, password: seedPassword},
        keep: {token: 'data'},
      },
    ],
  },
  {
    call: 'password-login',
    request: 'default',
    answer: 'default',
    body: {username, password: seedPassword, companyId: 901},
    keep: {token: 'data'},
  },
];

export const lists: StoryStep[] = [
  {call: 'user', answer: 'default', query: firstPage},
  {call: 'users-id', answer: 'default', path: {id: 7003}},
  {call: 'departments', answer: 'default', query: {search: 'Human', ...firstPage}},
  {call: 'roles', answer: 'default', query: {search: 'Default', ...firstPage}},
  {call: 'users-groups', answer: 'default', query: {search: 'USER', ...firstPage}},
  {call: 'process-template', answer: 'default', query: {search: 'signature', ...firstPage}},
  {call: 'document-types', answer: 'default', query: {search: 'Labour', ...firstPage}},
  {call: 'document-template', answer: 'default', query: {search: 'labour', ...firstPage}},
  {call: 'document-template-id', answer: 'default', path: {id: 1201}},
];

export const people: StoryStep[] = [
  {
    instead: [
      {
        call: 'users-create',
        request: 'default',
        answer: 'default',
        body: {
          code: 'CHI.HOANG',
          username: 'chi.hoang',
          name: 'Hoàng Mai Chi',
          email: 'chi.hoang@example.com',
          phone: '0900000006',
          receiveInfoAccountMethod: 0,
          groupIds: [11],
          departmentIds: [41],
          roleIds: [defaultRole],
          taxcode: '0199999906',
          signatureText: '{{SubjectDN.CN}}',
          signConfirmationEnabled: true,
          generateSelfSignedCertEnabled: true,
          status: 1,
          receiveOtpMethod: 1,
          receiveNotificationMethod: 0,
          signMethod: 2,
        },
      },
    ],
  },
  {
    instead: [
      {
        call: 'users-update',
        request: 'default',
        answer: 'default',
        body: {code: 'VY.NGO', id: 7005, phone: '0900000055', departmentIds: [41], receiveOtpMethod: 2},
      },
    ],
  },
  {
    instead: [
      {
        call: 'users-create-or-update',
        request: 'default',
        answer: 'default',
        body: [
          {
            code: 'HUY.TRINH',
            userName: 'huy.trinh',
            name: 'Trịnh Quang Huy',
            email: 'huy.trinh@example.com',
            phone: '0900000007',
            departmentIds: [41],
            roleIds: [defaultRole],
            status: 1,
          },
          {code: 'TRA.DO', userName: 'tra.do', receiveOtpMethod: 1, receiveNotificationMethod: 0},
        ],
      },
    ],
  },
  {
    instead: [
      {
        call: 'users-smartca-add',
        request: 'default',
        answer: 'default',
        body: {userId: 7003, username: '000000000001', serialNumber: '54010100aabbccddeeff001122334466'},
      },
    ],
  },
  {
    instead: [
      {
        call: 'users-smartca-update',
        request: 'default',
        answer: 'default',
        body: {id: 88001, userId: 7003, isSetDefault: true, name: 'Tra 2026'},
      },
      {call: 'users-smartca-delete', request: 'default', answer: 'default', body: {id: 88000, userId: 7003}},
    ],
  },
];

export const templates: StoryStep[] = [
  {
    instead: [
      {
        call: 'document-templates-create',
        request: 'default',
        answer: 'default',
        form: {file: 'sample.docx', name: 'Labour contract template', description: 'For full-time employees'},
        keep: {template: 'data.id'},
      },
      {
        call: 'document-templates-update',
        request: 'default',
        answer: 'default',
        form: {
          id: '$template',
          file: 'sample.docx',
          name: 'Labour contract template 2025',
          description: 'For full-time employees',
        },
      },
    ],
  },
];

const april = {name: 'Labour contracts April', departmentId: 41, documentTypeId: 52, documentTemplateId: 1201};

/** The contracts of April, imported from a sheet or from rows. */
export const imports: StoryStep[] = [
  {
    instead: [
      {advance: 23 * day + 23 * hour + 15 * minute},
      {login: 'khue.le'},
      {
        instead: [
          {
            call: 'batch-imports-create',
            request: 'default',
            answer: 'default',
            form: {file: 'sample.xlsx', ...april},
          },
        ],
      },
      {
        call: 'batch-imports-create-advance',
        request: 'default',
        answer: 'default',
        body: {...april, parameters: importColumns, rows: importRows},
        keep: {batch: 'data.id'},
      },
      {instead: [{call: 'batch-imports-send', answer: 'notReady', path: {id: '$batch'}}]},
      {advance: minute},
      {call: 'batch-import', answer: 'default', query: {search: 'April', ...firstPage}},
      {call: 'batch-imports-send', answer: 'default', path: {id: '$batch'}},
    ],
  },
];
