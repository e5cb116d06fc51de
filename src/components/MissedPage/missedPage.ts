/** A page that the chosen version does not have, and the page that is shown instead. */
export interface MissedPage {
  /** Address of the page that is shown instead. */
  shown: string;
  /** Address of the page that the reader left. */
  missed: string;
  /** Label of the version in which that page exists. */
  missedIn: string;
}

let noted: MissedPage | undefined;

/** Called when a reader changes to a version that lacks the page. */
export function noteMissedPage(page: MissedPage): void {
  noted = page;
}

/** Forgets what was noted, once it was told. */
export function forgetMissedPage(): void {
  noted = undefined;
}

/** @returns what the reader missed when this address was opened instead. */
export function missedPageAt(address: string): MissedPage | undefined {
  return noted?.shown.replace(/\/$/, '') === address.replace(/\/$/, '') ? noted : undefined;
}
