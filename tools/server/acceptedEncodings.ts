/** The encodings for which the build has written copies, the smaller first. */
export const encodings = ['br', 'gzip'] as const;

export type Encoding = (typeof encodings)[number];

/** @returns those of our encodings that the Accept-Encoding header names; "br;q=0" forbids. */
export function acceptedEncodings(header = ''): Encoding[] {
  const wishes = header.toLowerCase().split(',');
  const names = wishes
    .filter((wish) => !/;\s*q\s*=\s*0(?:\.0*)?\s*$/.test(wish))
    .map((wish) => wish.replace(/;.*/, '').trim());
  return encodings.filter((encoding) => names.includes(encoding));
}
