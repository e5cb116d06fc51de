/** Shim of the highlighter that the theme would load into the browser; code arrives there highlighted. */
export const Prism = {};

/** Shim of the theme's step that adds languages to it. */
export default function addNoLanguages(): void {
  // Nothing to add to.
}
