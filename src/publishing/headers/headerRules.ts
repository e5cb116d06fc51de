/** How the built site is served, as far as headers say it. */
export interface HeaderRules {
  /** Sent with every response, errors included, beside the Content-Security-Policy, which depends on the build. */
  security: Readonly<Record<string, string>>;
  /** Folder below the root of each language whose file names change with their content. */
  hashedFolder: string;
  /** Values of Cache-Control: of the files in that folder, and of all others. */
  cacheControl: {readonly hashed: string; readonly other: string};
  /** Content-Type by the ending of the file name, without its dot. */
  fileTypes: Readonly<Record<string, string>>;
  /** Content-Type of files with another ending, or none. */
  otherFiles: string;
  /** Decoded paths that are never served. JavaScript and nginx both read it. */
  hiddenFiles: RegExp;
}
