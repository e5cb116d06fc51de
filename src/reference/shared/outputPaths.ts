/** Paths of the files that the plugin writes, below the address of a language: the same in the build and in links. */

/** @returns the folder of a version's files for programs. */
export function outputFolder(versionLabel: string): string {
  return `openapi/${versionLabel}`;
}

/** @returns the path of a published contract: openapi/2.3.0/v1.json */
export function contractPath(versionLabel: string, file: string): string {
  return `${outputFolder(versionLabel)}/${file.replace(/\.yaml$/, '.json')}`;
}

/** @returns the path of a version's Postman collection. */
export function collectionPath(versionLabel: string): string {
  return `${outputFolder(versionLabel)}/postman.json`;
}

/** @returns the path of a version's client for TypeScript. */
export function clientPath(versionLabel: string): string {
  return `openapi/${versionLabel}/econtract.ts`;
}

/** @returns the path of what the sandbox in the page needs of a version. */
export function sandboxPath(versionLabel: string): string {
  return `${outputFolder(versionLabel)}/sandbox.json`;
}

/** @returns the path of an operation's samples, below its version's base: beside the page that describes it. */
export function samplesPath({id, page}: {id: string; page: string}): string {
  return `${page.replace(/[^/]*$/, '')}${id}.samples.json`;
}

/** @returns the path of a complete program in the languages that no page holds, below a version's base. */
export function programPath(id: string): string {
  return `api/programs/${id}.samples.json`;
}
