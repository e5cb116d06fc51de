/*
 * What a sandbox knows: plain data, so that it can be stored as JSON, compared and carried from a page to a machine. Times
 * are milliseconds since 1970.
 */

/** Code of a permission; which of them a version has, its contract says. */
export type PermissionCode = 'V' | 'A' | 'DR' | 'D' | 'F' | 'E' | 'EKYC' | 'C';

/** Where a document stands, in the numbers of the contract's `DocumentStatus`. */
export type Status = 1 | 2 | 3 | 4 | 5 | -1 | -2 | -3;

/** How a refused wish is answered: as the platform does, with an HTTP status of its own, or by turns. */
export type RefusalStyle = '200' | '4xx' | 'mixed';

/** How a sandbox is set up. */
export interface Settings {
  /** Everything that looks random follows from it. */
  seed: number;
  /** Version of the contract, such as 2.3.0. */
  version: string;
  /** Takes the first of two ways that are both left open, always. */
  isPlain: boolean;
  refusals: RefusalStyle;
}

export interface Company {
  id: number;
  name: string;
  address: string;
  taxCode: string;
  createdDate: number;
}

/** Who signs in; one person may be a user of several companies. */
export interface Account {
  id: string;
  username: string;
  password: string;
}

export interface Certificate {
  id: number;
  name: string;
  commonName: string;
  uid: string;
  serialNumber: string;
  validFrom: number;
  validTo: number;
}

/** A person in a company. Numbers are those of the contract's lists. */
export interface User {
  id: number;
  comId: number;
  accountId: string;
  code: string;
  name: string;
  email: string;
  phone: string;
  createdDate: number;
  signConfirmationEnabled: boolean;
  status: 1 | -1;
  signMethod: number;
  receiveOtpMethod: 1 | 2 | -1;
  receiveNotificationMethod: 0 | 1 | -1;
  signatureText: string;
  departmentIds: number[];
  groupIds: number[];
  roleIds: string[];
  certificates: Certificate[];
  defaultCertificateId?: number;
  /** The one that the platform issued itself. */
  personalCertificate?: {id: number; validFrom: number; validTo: number};
}

export interface Department {
  id: number;
  comId: number;
  code: string;
  name: string;
}

export interface Role {
  id: string;
  comId: number;
  code: string;
  name: string;
  description: string;
}

export interface Group {
  id: number;
  comId: number;
  code: string;
  name: string;
}

export interface DocumentType {
  id: number;
  comId: number;
  code: string;
  name: string;
  description: string;
  parentId?: number;
  /** How many documents have it. */
  documentCount: number;
}

/** A stored file; its bytes are kept by whoever runs the engine, under the key. */
export interface StoredFile {
  key: string;
  name: string;
  size: number;
}

export interface Template {
  id: number;
  comId: number;
  name: string;
  description: string;
  createdDate: number;
  createdByUserId: number;
  file: StoredFile;
  placeholders: {key: string; description?: string}[];
}

export interface WorkflowTemplate {
  id: number;
  comId: number;
  name: string;
  description: string;
  createdDate: number;
  createdByUserId: number;
  processInOrder: boolean;
  steps: {orderNo: number; userId: number; permission: PermissionCode}[];
}

/** A one-time code that was sent. */
export interface Otp {
  code: string;
  sentAt: number;
  wrongTries: number;
}

export interface Step {
  id: string;
  createdDate: number;
  orderNo: number;
  userId: number;
  permission: PermissionCode;
  position?: string;
  pageSign: number;
  isWaiting: boolean;
  processedDate?: number;
  isRejected?: true;
  reason?: string;
  signatureText?: string;
  fontSize?: number;
  displayMode?: number;
  /** Code with which the recipient signs in without an account. */
  processCode?: string;
  otp?: Otp;
}

/** `what` names the activity for people; the contract knows the number of two of them. */
export interface Activity {
  at: number;
  what: 'create' | 'update' | 'send' | 'process' | 'reject' | 'cancel' | 'delete' | 'restore';
  userId: number;
}

export interface Document {
  id: string;
  comId: number;
  no: string;
  subject: string;
  description: string;
  typeId: number;
  departmentId: number;
  documentTemplateId?: number;
  customerCode?: string;
  customerInformation?: string;
  relatedDocumentIds: number[];
  createdByUserId: number;
  createdDate: number;
  lastModifiedDate: number;
  completedDate?: number;
  expiryDate?: number;
  status: Status;
  reason?: string;
  processInOrder: boolean;
  steps: Step[];
  history: Activity[];
  file: StoredFile;
  originalFile: StoredFile;
  attachments: StoredFile[];
  batchImportId?: number;
}

/** Documents that were made together. */
export interface BatchImport {
  id: number;
  comId: number;
  name: string;
  createdDate: number;
  uploadedByUserId: number;
  documentIds: string[];
  /** When all its documents are there. */
  readyAt: number;
  /** Whether its end was reported. */
  isReported: boolean;
}

/** Steps that one call processes together. */
export interface BatchProcess {
  id: string;
  comId: number;
  userId: number;
  permission: PermissionCode;
  stepIds: string[];
  otp?: Otp;
}

export interface Session {
  accountId: string;
  userId?: number;
  /** Of a processing code: the only document that it opens. */
  documentId?: string;
  expiresAt: number;
}

/** What a link to a file leads to. */
export interface Link {
  file: StoredFile;
  /** The document that has the file: without it the link leads nowhere. */
  documentId?: string;
}

/** A message that the platform would have sent to a person. */
export interface Notice {
  id: number;
  at: number;
  channel: 'email' | 'sms';
  to: string;
  userId: number;
  documentId?: string;
  kind: 'step' | 'otp' | 'completed' | 'account';
  /** In English; the page says it in its own language, by the kind. */
  text: string;
  /** The processing code or one-time code in it. */
  code?: string;
}

/** A call of the webhook, as the contract's `DocumentEvent`. */
export interface WebhookEvent {
  id: number;
  at: number;
  body: Readonly<Record<string, unknown>>;
}

/** What is numbered. */
export type Kind =
  | 'account'
  | 'batchImport'
  | 'batchProcess'
  | 'certificate'
  | 'document'
  | 'event'
  | 'notice'
  | 'step'
  | 'template'
  | 'user';

export interface World {
  settings: Settings;
  /** How far the clock of the sandbox is ahead, in milliseconds. */
  clockAhead: number;
  /** How many random numbers were taken. */
  draws: number;
  /** The last number that was given to a new one of each kind. */
  lastNumbers: Record<Kind, number>;
  /** How many wishes were refused, where refusals are answered by turns. */
  refused: number;
  companies: Record<string, Company>;
  accounts: Record<string, Account>;
  users: Record<string, User>;
  departments: Record<string, Department>;
  roles: Record<string, Role>;
  groups: Record<string, Group>;
  types: Record<string, DocumentType>;
  templates: Record<string, Template>;
  workflowTemplates: Record<string, WorkflowTemplate>;
  documents: Record<string, Document>;
  /** Ids of a company's documents, oldest first: reading all of `documents` takes long when there are many. */
  documentsOfCompany: Record<string, string[]>;
  /** Id of the document that has a code, by company and code. */
  documentNumbers: Record<string, string>;
  /** Id of the document of a step. */
  documentOfStep: Record<string, string>;
  batchImports: Record<string, BatchImport>;
  batchProcesses: Record<string, BatchProcess>;
  sessions: Record<string, Session>;
  processCodes: Record<string, {documentId: string; stepId: string}>;
  links: Record<string, Link>;
  notices: Notice[];
  events: WebhookEvent[];
}
