interface MarkupPolicy {
  createHTML: (markup: string) => string | null;
  createScriptURL: (address: string) => string | null;
}

interface PolicyFactory {
  createPolicy: (name: string, policy: MarkupPolicy) => void;
}

/**
 * The default policy of Trusted Types: what any code of the page turns into markup has no script, handler or address that
 * runs, and scripts and workers come from this site. Without it each such place would be a report where a server sends
 * `require-trusted-types-for`; with it, those that would be an attack are left. Inserted into every page as text, so it
 * uses nothing but its own.
 */
export function restrictMarkup(): void {
  const {trustedTypes, origin} = window as {trustedTypes?: PolicyFactory; origin: string};
  trustedTypes?.createPolicy('default', {
    createHTML: (markup) => (/<script|\son\w+=|javascript:/i.test(markup) ? null : markup),
    createScriptURL: (address) => (new URL(address, origin).origin === origin ? address : null),
  });
}
