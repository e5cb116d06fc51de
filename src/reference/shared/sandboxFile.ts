import type {Contract} from '../../../integrators/sandbox/engine/contract';
import type {Operation} from './model';

/** What the sandbox in the page needs of a version and a language: `openapi/2.3.0/sandbox.json`. */
export interface SandboxFile {
  contract: Contract;
  /** Address that the samples call. */
  apiUrl: string;
  /** What the statuses of a document are called, by their numbers. */
  statuses: Readonly<Record<string, string>>;
  /** What the permissions of a step are called, by their codes. */
  permissions: Readonly<Record<string, string>>;
  /** Where the sandbox may begin: what has happened, by names of scenarios. */
  scenarios: Readonly<Record<string, string>>;
  /** The calls without their texts, by their names in the sandbox. */
  operations: Readonly<Record<string, Operation>>;
}
