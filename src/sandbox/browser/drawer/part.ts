import type {SandboxClient} from '../client';

/** What happens in the sandbox, for every part of the drawer. */
export interface PartProps {
  client: SandboxClient;
  view: NonNullable<SandboxClient['view']>;
  /** Does something to the sandbox, and tells of a refusal. */
  control: (path: string, body: Record<string, string | number | boolean>) => Promise<void>;
  /** Says what has happened. */
  say: (text: string) => void;
}
