/** The parts of docusaurus-search-local that its own build and box use; the package declares no types for them. */
declare module '@easyops-cn/docusaurus-search-local/dist/server/server/utils/scanDocuments.js' {
  export function scanDocuments(
    pages: {filePath: string; url: string; type: 'docs' | 'page'}[],
    config: object,
  ): Promise<object[]>;
}

declare module '@easyops-cn/docusaurus-search-local/dist/server/server/utils/buildIndex.js' {
  export function buildIndex(documents: object[], config: object): object[];
}

declare module '@easyops-cn/docusaurus-search-local/dist/server/server/utils/generate.js' {
  export function generate(config: object, folder: string): string;
}
