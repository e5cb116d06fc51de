/** The plugin takes no options: where contracts, versions and languages are is settled by the site's own files. */
export function refuseOptions(options: Readonly<Record<string, unknown>>): void {
  const names = Object.keys(options).filter((name) => name !== 'id');
  if (names.length > 0)
    throw new Error(
      `api-contract: unknown option "${names.join('", "')}". The plugin takes none; remove it from docusaurus.config.ts.`,
    );
}
