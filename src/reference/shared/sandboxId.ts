/** @returns the name of an operation in the sandbox: its id, in `v2.yaml` as `v2/password-login`, since ids repeat there */
export function sandboxId(file: string, operationId: string): string {
  return file === 'v1.yaml' ? operationId : `${file.replace(/\.\w+$/, '')}/${operationId}`;
}
