/** A page that the chosen version does not have. */
export interface VersionFallback {
  /** Address of the page that is shown instead. */
  shown: string;
  /** Address of the missing page in the version that the reader left. */
  missed: string;
  /** Label of that version. */
  missedIn: string;
}

let remembered: VersionFallback | undefined;

export function rememberFallback(page: VersionFallback): void {
  remembered = page;
}

/** Called once the notice has been shown. */
export function forgetFallback(): void {
  remembered = undefined;
}

/** @returns the page that the reader asked for when this address was opened instead. */
export function fallbackAt(address: string): VersionFallback | undefined {
  return remembered?.shown.replace(/\/$/, '') === address.replace(/\/$/, '') ? remembered : undefined;
}
