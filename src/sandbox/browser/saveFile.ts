import type {SandboxClient} from './client';

/** @returns the name under which a file of the sandbox is saved */
export const savedName = ({name}: {name: string}): string => `sandbox-${name}`;

/** Saves a file of the sandbox, stamped as such; what stamps it is loaded for this alone. */
export async function saveFile({key, name}: {key: string; name: string}, client: SandboxClient): Promise<void> {
  const {file = new Blob()} = await client.wish({kind: 'file', key});
  const bytes = new Uint8Array(await file.arrayBuffer());
  const stamped = await import('../../../integrators/sandbox/stampPdf').then(
    ({stampPdf}) => stampPdf(bytes),
    // Without a connection the file comes as it was.
    () => bytes,
  );
  saveBlob(new Blob([stamped as BlobPart], {type: 'application/pdf'}), savedName({name}));
}

/** Offers bytes as a download. */
export function saveBlob(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // After the browser has begun to read it.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
