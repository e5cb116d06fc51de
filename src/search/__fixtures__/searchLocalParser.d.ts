/// <reference types="@docusaurus/module-type-aliases" />

declare module '@easyops-cn/docusaurus-search-local/dist/server/server/utils/parse.js' {
  export interface ParsedSection {
    title: string;
    hash: string;
    content: string;
  }
  export interface ParsedPage {
    pageTitle: string;
    description: string;
    keywords: string;
    sections: ParsedSection[];
    breadcrumb: string[];
  }
  export function parse(
    html: string,
    type: 'docs' | 'blog' | 'page',
    url: string,
    options: {ignoreCssSelectors?: string[]; forceIgnoreNoIndex: boolean},
  ): ParsedPage | null;
}
