import {describeSite, type BuiltSite} from './readSite';

export const goodPage =
  '<!doctype html><html lang="en-US"><head><title>Page</title><meta name="description" content="About"><meta name="format-detection" content="telephone=no, date=no, address=no, email=no"></head><body><h1 id="top">Page</h1></body></html>';

/** @returns a site of a few files, given by their content; sizes can be set for files that only count by size. */
export function siteOf(
  contents: Record<string, string | Buffer>,
  options: {policy?: string; sizes?: Record<string, number>} = {},
): BuiltSite {
  const sizes = new Map([
    ...Object.entries(contents).map(([path, text]): [string, number] => [path, text.length]),
    ...Object.entries(options.sizes ?? {}),
  ]);
  const bytes = (path: string) => {
    const content = contents[path];
    if (content === undefined) throw new Error(`The fixture has no ${path}.`);
    return Buffer.from(content);
  };
  return describeSite(sizes, bytes, options.policy ?? '');
}

/** @returns the good page with something added to its body. */
export function pageWith(body: string, lang = 'en-US'): string {
  return goodPage.replace('lang="en-US"', `lang="${lang}"`).replace('</body>', `${body}</body>`);
}
