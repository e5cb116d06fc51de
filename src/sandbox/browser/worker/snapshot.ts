import type {StoredFile, World} from '../../../../integrators/sandbox/engine/world';

/**
 * @param readFile gives the bytes of a file by its key; what it does not have comes with the sandbox
 * @returns a state that `node sandbox.mjs --state` goes on with
 */
export async function toSnapshot(world: World, readFile: (key: string) => Promise<Blob | undefined>): Promise<Blob> {
  const stored: StoredFile[] = [
    ...Object.values(world.documents).flatMap(({file, originalFile, attachments}) => [
      file,
      originalFile,
      ...attachments,
    ]),
    ...Object.values(world.templates).map(({file}) => file),
  ];
  const lines: object[] = [{kind: 'start', worlds: {default: world}}];
  for (const key of new Set(stored.map((file) => file.key))) {
    const blob = await readFile(key);
    if (blob) lines.push({kind: 'file', key, bytes: base64(new Uint8Array(await blob.arrayBuffer()))});
  }
  return new Blob(
    lines.map((line) => `${JSON.stringify(line)}\n`),
    {type: 'application/json'},
  );
}

function base64(bytes: Uint8Array): string {
  let text = '';
  // A call takes so many arguments only.
  for (let start = 0; start < bytes.length; start += 8192)
    text += String.fromCharCode(...bytes.subarray(start, start + 8192));
  return btoa(text);
}
