/** The encodings for which the build has written copies, the smaller first. */
export const encodings = ['br', 'gzip'] as const;

export type Encoding = (typeof encodings)[number];

/** @returns those of our encodings that the Accept-Encoding header allows; "br;q=0" forbids, "*" allows the rest. */
export function acceptedEncodings(header: string | undefined): Encoding[] {
  const wishes = new Map(
    (header ?? '').split(',').map((wish) => {
      const [name = '', ...parameters] = wish.split(';');
      const isForbidden = parameters.some((parameter) => /^\s*q\s*=\s*0(?:\.0*)?\s*$/i.test(parameter));
      return [name.trim().toLowerCase(), !isForbidden];
    }),
  );
  return encodings.filter((encoding) => wishes.get(encoding) ?? wishes.get('*') ?? false);
}
