/** Stands in for the highlighter the theme would load into the browser; code arrives there highlighted. */
export const Prism = {};

/** Stands in for the theme's step that adds languages to it. */
export default function addNoLanguages(): void {
  // Nothing to add to.
}
