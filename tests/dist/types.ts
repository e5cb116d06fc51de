import type {BuiltSite} from './readSite';

/** Something wrong in the built site: where it is, and what to do about it. */
export interface Finding {
  where: string;
  problem: string;
}

/** One promise about the built site. */
export interface BuiltCheck {
  name: string;
  /** What is counted in the report, like "links". */
  unit: string;
  run(site: BuiltSite): CheckedSite | Promise<CheckedSite>;
}

export interface CheckedSite {
  /** How many things were looked at; none at all is a failure. */
  count: number;
  findings: readonly Finding[];
}
