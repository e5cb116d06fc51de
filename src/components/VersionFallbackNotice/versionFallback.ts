/** A page that the chosen version does not have, and the page that is shown instead. */
export interface VersionFallback {
  /** Address of the page that is shown instead. */
  shown: string;
  /** Address of the page that the reader left. */
  missed: string;
  /** Label of the version in which that page exists. */
  missedIn: string;
}

let remembered: VersionFallback | undefined;

/** Called when a reader changes to a version that lacks the page. */
export function rememberFallback(page: VersionFallback): void {
  remembered = page;
}

/** Called once the notice has been shown, so that it is not shown again when the reader comes back. */
export function forgetFallback(): void {
  remembered = undefined;
}

/** @returns the page that the reader asked for when this address was opened instead. */
export function fallbackAt(address: string): VersionFallback | undefined {
  return remembered?.shown.replace(/\/$/, '') === address.replace(/\/$/, '') ? remembered : undefined;
}
