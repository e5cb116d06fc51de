import type {Page, ParsedPage} from './content/pages';

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

/** What a check hands back. */
export interface CheckResult {
  /** How many files were looked at. Zero makes the check fail: it would have passed without looking. */
  filesRead: number;
  problems: Problem[];
  /** Lines to print even when all is well, for instance what is still to be written. */
  report?: string[];
}

/** What a check may look at. Text is read once and parsed once, however many checks ask for it. */
export interface CheckContext {
  /** The project's root, or a fixture's. */
  root: string;
  /** The chosen pages that could be parsed: all of them unless `--files` was given. */
  pages: readonly ParsedPage[];
  /** Every page that could be parsed, for rules that compare pages with each other. */
  allPages: readonly ParsedPage[];
  /** Every page file, whether it can be parsed or not. */
  files: readonly Page[];
  /** Chosen pages that could not be parsed, with the reason. */
  unreadable: readonly Problem[];
}

/** One rule about the content. */
export interface Check {
  /** The name used on the command line and in messages: that of its folder. */
  name: string;
  /** What the check ensures, in one sentence. */
  description: string;
  /** The page in guides/ that gives the reason. */
  guide: string;
  run: (context: CheckContext) => CheckResult | Promise<CheckResult>;
}
