import {AnyConnection, type Credential} from './anyRuntime';
import type {EContractOptions} from './runtime';

/** How to reach the platform, and what proves who calls. */
export interface KeyOptions<Key extends string> extends EContractOptions {
  /** Keys, each by the name of its scheme in the contract. A browser sends none in a cookie. */
  keys?: Partial<Record<Key, string>>;
  /** For calls that take a name and a password instead of a token. */
  account?: {username: string; password: string};
}

/** Sends keys, and names with passwords. */
export class KeyConnection<Key extends string> extends AnyConnection {
  keys: Partial<Record<Key, string>>;
  account: {username: string; password: string} | undefined;

  constructor(options: KeyOptions<Key>) {
    super(options);
    this.keys = options.keys ?? {};
    this.account = options.account;
  }

  protected override credentialOf(credential: Credential): ReturnType<AnyConnection['credentialOf']> {
    if (credential === 'bearer') return super.credentialOf(credential);
    if (credential !== 'basic') {
      const {key, ...place} = credential;
      const value = this.keys[key as Key];
      return value === undefined ? undefined : {...place, value, isRaw: place.in === 'cookie'};
    }
    if (this.account === undefined) return undefined;
    const bytes = new TextEncoder().encode(`${this.account.username}:${this.account.password}`);
    return {in: 'header', name: 'Authorization', value: `Basic ${btoa(String.fromCharCode(...bytes))}`};
  }
}
