/** The styles that every page links. */
const sharedStyles = /\/styles\.[^/]*\.css$/;

/** @returns the addresses of the styles that a page links */
function linkedStyles(page: Document): string[] {
  return [...page.querySelectorAll('link[rel="stylesheet"]')].flatMap((link) => link.getAttribute('href') ?? []);
}

/** Resolves when the styles are there, and when they cannot be had: a text without them can still be read. */
function link(href: string): Promise<void> {
  return new Promise((resolve) => {
    const element = Object.assign(document.createElement('link'), {rel: 'stylesheet', href});
    element.onload = element.onerror = () => {
      resolve();
    };
    document.head.append(element);
  });
}

/**
 * Brings the styles that a page links and this document does not have yet.
 *
 * @param page a built page of this site
 * @throws Error if the page comes from another release, whose styles and scripts do not go with ours
 */
export async function bringStyles(page: Document): Promise<void> {
  const known = new Set(linkedStyles(document));
  const missing = linkedStyles(page).filter((href) => !known.has(href));
  if (missing.some((href) => sharedStyles.test(href))) throw new Error('the site was released anew');
  await Promise.all(missing.map(link));
}
