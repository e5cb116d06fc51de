/** A heading of a built page with the text below it. */
export interface PageSection {
  title: string;
  /** `#anchor`, or empty for the top of the page. */
  hash: string;
  content: string;
  /** Text of samples and drawings: it is searched, but not shown. */
  examples?: string;
}
