/** @returns the folders of an address, from the outermost: of /docs/a/b, the empty one before it, /docs and /docs/a. */
export function foldersOf(address: string): string[] {
  return [...address.matchAll(/\//g)].map(({index}) => address.slice(0, index));
}
