import type {
  Account,
  Certificate,
  Company,
  Department,
  DocumentType,
  Group,
  Role,
  Settings,
  Template,
  User,
  World,
  WorkflowTemplate,
} from './world';
import {day} from './time';

/** Password of everybody in the seed world. */
export const seedPassword = 'your-password';

/** The people, companies and templates of the pages; every new world begins with them. Times are those of the pages. */
export function createWorld(settings: Settings): World {
  return {
    settings,
    clockAhead: 0,
    draws: 0,
    lastNumbers: {...lastNumbers},
    refused: 0,
    companies: byId(companies),
    accounts: byId(accounts),
    users: byId(users),
    departments: byId(departments),
    roles: byId(roles),
    groups: byId(groups),
    types: byId(types),
    templates: byId(templates),
    workflowTemplates: byId(workflowTemplates),
    documents: {},
    documentsOfCompany: {},
    documentNumbers: {},
    documentOfStep: {},
    batchImports: {},
    batchProcesses: {},
    sessions: {},
    processCodes: {},
    links: {},
    notices: [],
    events: [],
  };
}

/** Numbers of new ones go on behind those of the seed world. */
const lastNumbers: Readonly<World['lastNumbers']> = {
  account: 0,
  batchImport: 3300,
  batchProcess: 0,
  certificate: 88001,
  document: 0,
  event: 0,
  notice: 0,
  step: 0,
  template: 1201,
  user: 7200,
};

/** Copies, so that a world never changes another. */
const byId = <Entry extends {id: string | number}>(entries: readonly Entry[]): Record<string, Entry> =>
  Object.fromEntries(entries.map((entry) => [entry.id, structuredClone(entry)]));

const at = (local: string): number => Date.parse(`${local}+07:00`);

const defaultRole = '7a1b2c3d-0001-4e5f-8a9b-0c1d2e3f4a5b';
const adminRole = '7a1b2c3d-0002-4e5f-8a9b-0c1d2e3f4a5b';

const companies: Company[] = [
  {
    id: 901,
    name: 'Song Lam Trading Co., Ltd.',
    address: '12 Example Street, Ho Chi Minh City',
    taxCode: '0199999901',
    createdDate: at('2025-01-06T08:30:00.123'),
  },
  {
    id: 902,
    name: 'Thanh Trì Logistics JSC',
    address: '34 Example Street, Ha Noi',
    taxCode: '0199999902',
    createdDate: at('2025-02-03T08:30:00.123'),
  },
];

const people = [
  ['KHUE.LE', 'Lê Minh Khuê', '2025-01-06T09:00:00.123'],
  ['HUNG.PHAM', 'Phạm Gia Hưng', '2025-01-07T08:00:00.123'],
  ['TRA.DO', 'Đỗ Thu Trà', '2025-01-08T08:00:00.123'],
  ['AN.VU', 'Vũ Hoài An', '2025-01-09T08:00:00.123'],
  ['VY.NGO', 'Ngô Bảo Vy', '2025-03-03T15:20:00.123'],
] as const;

const accounts: Account[] = people.map(([code], index) => ({
  id: `b1c2d3e4-000${index + 1}-4f5a-9b8c-7d6e5f4a3b2c`,
  username: code.toLowerCase(),
  password: seedPassword,
}));

const team: User[] = [
  ...people.map(([code, name, created], index): User => ({
    id: 7001 + index,
    comId: 901,
    accountId: accounts[index]!.id,
    code,
    name,
    email: `${code.toLowerCase()}@example.com`,
    phone: `090000000${index + 1}`,
    createdDate: at(created),
    signConfirmationEnabled: true,
    status: 1,
    signMethod: 2,
    // One of them has no way to get a code, so that programs meet this case.
    receiveOtpMethod: code === 'AN.VU' ? -1 : 1,
    receiveNotificationMethod: 0,
    signatureText: '{{SubjectDN.CN}}',
    departmentIds: code === 'AN.VU' ? [42] : [41],
    groupIds: [11],
    roleIds: code === 'KHUE.LE' ? [defaultRole, adminRole] : [defaultRole],
    certificates: [],
  })),
  {
    id: 7101,
    comId: 902,
    accountId: accounts[0]!.id,
    code: 'KHUE.LE',
    name: 'Lê Minh Khuê',
    email: 'khue.le@example.com',
    phone: '0900000001',
    createdDate: at('2025-02-03T09:00:00.123'),
    signConfirmationEnabled: true,
    status: 1,
    signMethod: 2,
    receiveOtpMethod: 1,
    receiveNotificationMethod: 0,
    signatureText: '{{SubjectDN.CN}}',
    departmentIds: [51],
    groupIds: [12],
    roleIds: ['7a1b2c3d-0003-4e5f-8a9b-0c1d2e3f4a5b'],
    certificates: [],
  },
];

/** The certificates of the one who signs digitally, an old and a new one. */
const certificates: Certificate[] = [
  {
    id: 88000,
    name: 'Tra 2025',
    commonName: 'Đỗ Thu Trà',
    uid: '000000000001',
    serialNumber: '54010100aabbccddeeff001122334400',
    validFrom: Date.parse('2024-05-01T02:00:00Z'),
    validTo: Date.parse('2025-05-01T02:00:00Z'),
  },
  {
    id: 88001,
    name: 'Tra 2026',
    commonName: 'Đỗ Thu Trà',
    uid: '000000000001',
    serialNumber: '54010100aabbccddeeff001122334455',
    validFrom: Date.parse('2025-03-01T02:00:00Z'),
    validTo: Date.parse('2026-05-01T02:00:00Z'),
  },
];

/** Three years from the day on which the user was made. */
const personalCertificate = ({id, createdDate}: User): User['personalCertificate'] => ({
  id: id - 2000,
  validFrom: createdDate,
  validTo: createdDate + 1095 * day,
});

const users = team.map((user): User => ({
  ...user,
  ...(user.code === 'TRA.DO' ? {certificates, defaultCertificateId: 88000} : {}),
  ...(['HUNG.PHAM', 'TRA.DO'].includes(user.code) ? {personalCertificate: personalCertificate(user)} : {}),
}));

const departments: Department[] = [
  {id: 41, comId: 901, code: 'HR', name: 'Human resources'},
  {id: 42, comId: 901, code: 'SALES', name: 'Sales'},
  {id: 51, comId: 902, code: 'OFFICE', name: 'Office'},
];

const roles: Role[] = [
  {id: defaultRole, comId: 901, code: 'Default', name: 'Default', description: 'Basic rights'},
  {id: adminRole, comId: 901, code: 'Admin', name: 'Administrator', description: 'All rights'},
  {
    id: '7a1b2c3d-0003-4e5f-8a9b-0c1d2e3f4a5b',
    comId: 902,
    code: 'Default',
    name: 'Default',
    description: 'Basic rights',
  },
];

const groups: Group[] = [
  {id: 11, comId: 901, code: 'USER', name: 'Users'},
  {id: 12, comId: 902, code: 'USER', name: 'Users'},
];

const types: DocumentType[] = [
  {
    id: 52,
    comId: 901,
    code: 'HDLD',
    name: 'Labour contracts',
    description: 'Labour contracts and their annexes',
    documentCount: 0,
  },
  {
    id: 53,
    comId: 901,
    code: 'HDMB',
    name: 'Sales contracts',
    description: 'Contracts with customers',
    documentCount: 0,
  },
  {
    id: 54,
    comId: 901,
    code: 'PLHD',
    name: 'Annexes',
    description: 'Annexes of sales contracts',
    parentId: 53,
    documentCount: 0,
  },
  {
    id: 62,
    comId: 902,
    code: 'HDVC',
    name: 'Transport contracts',
    description: 'Contracts with carriers',
    documentCount: 0,
  },
];

const templates: Template[] = [
  {
    id: 1201,
    comId: 901,
    name: 'Labour contract template',
    description: '',
    createdDate: at('2025-01-15T10:00:00.123'),
    createdByUserId: 7001,
    file: {key: 'seed:labour-contract-template.docx', name: 'labour-contract-template.docx', size: 22},
    placeholders: [{key: '{{employee_name}}', description: 'Employee'}, {key: '{{start_date}}'}],
  },
];

const workflowTemplates: WorkflowTemplate[] = [
  {
    id: 610,
    comId: 901,
    name: 'Two drawn signatures',
    description: 'Legal and management initial one after the other',
    createdDate: at('2025-01-20T09:00:00.123'),
    createdByUserId: 7001,
    processInOrder: true,
    steps: [
      {orderNo: 1, userId: 7002, permission: 'DR'},
      {orderNo: 2, userId: 7003, permission: 'DR'},
    ],
  },
];
