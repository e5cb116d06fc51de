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

declare module '@theme/SearchText' {
  import type {ReactNode} from 'react';

  export interface Props {
    text: string;
    /** Parts to mark, in order. */
    marks: readonly {start: number; end: number}[];
  }
  export default function SearchText(props: Props): ReactNode;
}

declare module '@theme/SearchDialog' {
  import type {ReactNode} from 'react';

  export interface Props {
    isOpen: boolean;
    onClose: () => void;
    /** @returns what the reader typed before the input had the focus */
    takeTyped: () => string;
  }
  export default function SearchDialog(props: Props): ReactNode;
}
