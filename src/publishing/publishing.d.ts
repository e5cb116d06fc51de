/** Old addresses of pages in lower case, each with the new one. Written by ./index.ts. */
declare module '@generated/publishing/default/moved-pages.json' {
  const movedPages: Readonly<Record<string, string>>;
  export default movedPages;
}
