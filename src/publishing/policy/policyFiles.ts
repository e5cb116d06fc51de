/** Where a build keeps its security policy, relative to the build folder. Written by the build, read by the step that writes the headers, and by our server. */
export const policyFiles = {
  folder: '.delivery',
  json: '.delivery/policy.json',
} as const;

/** The content of the file. */
export interface PolicyFile {
  /** Value of the header `Content-Security-Policy`. */
  policy: string;
  /** `'sha256-…'` sources of the inline scripts, by language: languages are built one after the other. */
  scriptHashes: Record<string, readonly string[]>;
}
