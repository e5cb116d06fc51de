/**
 * Puts the remembered sample language on the html element. Its own source text becomes the inline script that runs
 * before the first paint, so it must not use anything from outside itself.
 */
export function applyStoredLanguage(
  storage: string,
  key: string,
  attribute: string,
  known: readonly string[],
  fallback: string,
  missing: string,
): void {
  let chosen: string | null = null;
  try {
    chosen =
      storage === 'sessionStorage'
        ? sessionStorage.getItem(key)
        : storage === 'localStorage'
          ? localStorage.getItem(key)
          : null;
  } catch {
    // Storage is blocked: the default language shows.
  }
  const language = chosen !== null && known.indexOf(chosen) >= 0 ? chosen : fallback;
  document.documentElement.setAttribute(attribute, language);
  // The page holds the default language only; until the chosen one is there, its room is kept.
  document.documentElement.toggleAttribute(missing, language !== fallback);
}
