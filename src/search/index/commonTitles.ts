/** Sections with the same heading from which it names none of them. */
const minCommon = 4;

/** @returns a test of titles that many sections have, such as “Before you begin”: they name no section */
export function commonTitles(sections: readonly {title: string}[]): (title: string) => boolean {
  const counts = new Map<string, number>();
  for (const {title} of sections) counts.set(title, (counts.get(title) ?? 0) + 1);
  return (title) => (counts.get(title) ?? 0) >= minCommon;
}
