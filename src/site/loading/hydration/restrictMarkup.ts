interface MarkupPolicy {
  createHTML: (markup: string) => string | null;
  createScriptURL: (address: string) => string | null;
}

interface PolicyFactory {
  defaultPolicy: unknown;
  createPolicy: (name: string, policy: MarkupPolicy) => void;
}

/**
 * The default policy of Trusted Types: what any code of the page turns into markup has no script, handler or address that
 * runs, and scripts and workers come from this site. Without it each such place would be a report where a server sends
 * `require-trusted-types-for`; with it, those that would be an attack are left. The starter makes neither.
 *
 * @param trustedTypes of Chromium; other browsers and the build have none
 */
export function restrictMarkup(trustedTypes: PolicyFactory | undefined): void {
  // The dev server may run this again.
  if (trustedTypes?.defaultPolicy !== null) return;
  trustedTypes.createPolicy('default', {
    createHTML: (markup) => (/<script|\son\w+=|javascript:/i.test(markup) ? null : markup),
    createScriptURL: (address) => (new URL(address, origin).origin === origin ? address : null),
  });
}

restrictMarkup((globalThis as {trustedTypes?: PolicyFactory}).trustedTypes);
