import type {ControlRequest} from '../../../integrators/sandbox/engine/control';
import type {Json} from '../../../integrators/sandbox/engine/json';
import type {SandboxFile} from '../../reference/shared/sandboxFile';
import type {
  Activity,
  Notice,
  PermissionCode,
  Status,
  Step,
  WebhookEvent,
} from '../../../integrators/sandbox/engine/world';

/** A file that the reader chose, or the name of one that comes with the sandbox. */
export interface FormFile {
  field: string;
  name: string;
  /** Undefined for a file of the samples, such as `sample.pdf`. */
  blob?: Blob;
}

/** A call as the page makes it. */
export interface PageCall {
  method: string;
  /** Path and query. */
  target: string;
  headers: Readonly<Record<string, string>>;
  body:
    | {kind: 'none'}
    | {kind: 'text'; type: string; text: string}
    | {kind: 'form'; fields: readonly (readonly [name: string, text: string])[]; files: readonly FormFile[]};
}

/** How a call was answered. */
export interface Answer {
  status: number;
  /** What the answer follows that is not simply known, as in `X-Sandbox-Certainty`. */
  certainty: string;
  body:
    | {kind: 'json'; value: Json}
    | {kind: 'file'; key: string; name: string; size: number}
    | {kind: 'html'; text: string}
    | {kind: 'none'};
  milliseconds: number;
  /** How long a real caller would have waited besides, in milliseconds. */
  delay: number;
}

export type StepView = Pick<
  Step,
  | 'id'
  | 'userId'
  | 'permission'
  | 'position'
  | 'pageSign'
  | 'isWaiting'
  | 'processedDate'
  | 'isRejected'
  | 'processCode'
>;

export interface DocumentView {
  id: string;
  comId: number;
  no: string;
  subject: string;
  status: Status;
  createdByUserId: number;
  steps: StepView[];
  history: Activity[];
  /** Why it was rejected or cancelled. */
  reason?: string;
  /** Of the link to its file, once a call has asked for it. */
  downloadToken?: string;
}

export interface PersonView {
  id: number;
  comId: number;
  code: string;
  name: string;
  username: string;
}

/** What the page shows of a world; lists begin with the newest. */
export interface WorldView {
  /** Counts the changes; 0 for a world in which nothing has happened yet. */
  revision: number;
  /** Whether the browser keeps it when the tab is closed. */
  isKept: boolean;
  /** How far its clock is ahead, in milliseconds. */
  clockAhead: number;
  people: PersonView[];
  documents: DocumentView[];
  notices: Notice[];
  events: WebhookEvent[];
  batchImports: {id: number; name: string; isReady: boolean}[];
  batchProcesses: {id: string; userId: number; permission: PermissionCode}[];
}

/** What the page asks its worker for. The address is that of a version's `sandbox.json`. */
export type Wish =
  | {kind: 'open'}
  | {kind: 'call'; call: PageCall}
  | {kind: 'signIn'; userId: number}
  | {kind: 'prepare'; operation: string}
  | {kind: 'control'; request: Omit<ControlRequest, 'query'>}
  | {kind: 'file'; key: string}
  | {kind: 'export'};

/** Who makes the calls. */
export interface Caller {
  /** Undefined for a token that the sandbox does not know. */
  userId?: number;
  token: string;
  /** Whether it opens one document only, with a processing code. */
  isOfDocument?: boolean;
}

/** What forms and drawer need besides the world. */
export type About = Omit<SandboxFile, 'contract'>;

export interface Reply {
  view: WorldView;
  /** When it was opened. */
  about?: About;
  answer?: Answer;
  /** Who is signed in now. */
  caller?: Caller;
  /** What was refused, in words. */
  refusal?: string;
  file?: Blob;
  /** The state, as `sandbox.mjs --state` reads it. */
  state?: Blob;
}

export interface WorkerRequest {
  id: number;
  /** Of what the browser keeps; each names it, because a worker is created without arguments. */
  namespace: string;
  address: string;
  wish: Wish;
}

/** An answer to a request; without an id, another tab has changed the world. */
export type WorkerResponse = {address: string} & (
  {id: number; reply: Reply} | {id: number; failure: string} | {view: WorldView}
);
