import type {Page, ParsedPage} from './pages/pages';
import type {ResultCache} from './pages/resultCache';

/** Something a check found: the place, the rule that is broken, and the repair. */
export interface Problem {
  /** Path from the project's root, with forward slashes. */
  file: string;
  line?: number;
  /** What is wrong, without a full stop. */
  rule: string;
  /** What to do about it, as a sentence. */
  repair: string;
}

export interface CheckResult {
  /** How many files were read. Zero makes the check fail, if it may look at everything. */
  filesRead: number;
  problems: Problem[];
  /** Lines to print even when there are no problems, for instance what is still to be written. */
  report?: string[];
  /** What can wait until the writer is done. `--changed` and `--watch` say it in one last line and do not fail. */
  waiting?: {problems: Problem[]; summary: string};
}

/** What a check may read. Each page is read and parsed once for all checks. */
export interface CheckContext {
  /** The project's root, or a fixture's. */
  root: string;
  /** The chosen pages that could be parsed: all of them unless files or `--changed` were given. */
  pages: readonly ParsedPage[];
  /** Every page that could be parsed, for rules that compare pages with each other. */
  allPages: readonly ParsedPage[];
  /** Every page file, whether it can be parsed or not. */
  files: readonly Page[];
  /** Chosen pages that could not be parsed, with the reason. */
  unreadable: readonly Problem[];
  /** Whether a file, a page or another, is to be looked at. */
  isChosen: (file: string) => boolean;
  /** What earlier runs have found out. */
  cache: ResultCache | undefined;
}

export interface Check {
  /** The name used on the command line and in messages: that of its folder. */
  name: string;
  /** What the check ensures, in one sentence. */
  description: string;
  /** The page in guides/ that gives the reason. */
  guide: string;
  /**
   * Globs of what else it reads, besides pages and its own folder. With `--changed`, a change there runs it on every
   * page.
   */
  data?: readonly string[];
  /** Tells of the pages that cannot be read. When there are some, no other check runs. */
  readsEveryPage?: true;
  /** Looks from one page into others, so that `--changed` also shows it the pages that link to a changed one. */
  followsLinks?: true;
  /** Looks at no pages, so that `--changed` needs it only after a change of its data. */
  readsDataOnly?: true;
  run: (context: CheckContext) => CheckResult | Promise<CheckResult>;
}
