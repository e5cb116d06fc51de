import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {Plugin} from '@docusaurus/types';
import type {Root} from 'hast';
import type {LocaleCode} from './locales';

type PostBuildProps = Parameters<NonNullable<Plugin<void>['postBuild']>>[0];

/** A language whose pages Docusaurus has written. */
export interface BuiltLanguage extends PostBuildProps {
  locale: LocaleCode;
  /** What the docs plugin loaded, by the id of its instance. */
  docs: Record<string, LoadedContent>;
}

/** A page as Docusaurus built it. */
export interface BuiltPage {
  /** Path of the page, as `toAddress` returns it. */
  address: string;
  /** Shared by all steps: read it only. */
  tree: Root;
}

/** One thing that is done to a built language, such as writing the search index. */
export interface Step {
  /** Named in errors. */
  name: string;
  /** Called for each page before any step writes. */
  readPage?(page: BuiltPage): Promise<void> | void;
  /** Writes the files of the step, after all pages are read and the steps before it are done. */
  write(): Promise<void> | void;
}

/** @returns a route decoded and without a trailing slash; '' for the English home page. */
export function toAddress(route: string): string {
  return decodeURI(route).replace(/\/+$/, '');
}
