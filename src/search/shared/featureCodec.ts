/** What a feature of a question says about the pages it may ask for. */
export interface LearnedFeature {
  /** How rare it is among the questions: a whole number below 36. */
  rarity: number;
  /** In order of position in the index; each weight is a whole number from 1 to `maxWeight`. */
  pages: {page: number; weight: number}[];
}

/** Letters of the alphabet. */
export const maxWeight = 26;

const letterBeforeA = 64;
const pagePattern = /([0-9a-z]*)([A-Z])/g;

/**
 * Encodes features as lines `name|rarity`, followed by each page as the difference from the page before in base 36 and
 * its weight as a capital letter: A is 1.
 */
export function encodeFeatures(features: ReadonlyMap<string, LearnedFeature>): string {
  return [...features]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, {rarity, pages}]) => {
      let previous = 0;
      const encoded = pages.map(({page, weight}) => {
        const step = page - previous;
        previous = page;
        return step.toString(36) + String.fromCharCode(letterBeforeA + weight);
      });
      return `${name}|${rarity.toString(36)}${encoded.join('')}`;
    })
    .join('\n');
}

/** @returns a function that gives the feature with a name; each is decoded when it is asked for, because most never are */
export function decodeFeatures(encoded: string): (name: string) => LearnedFeature | undefined {
  const lines = new Map(encoded.split('\n').map((line) => line.split('|') as [string, string]));
  return (name) => {
    const line = lines.get(name);
    if (!line) return undefined;
    let page = 0;
    return {
      rarity: parseInt(line.charAt(0), 36),
      pages: [...line.slice(1).matchAll(pagePattern)].map(([, step, letter = 'A']) => {
        page += parseInt(step || '0', 36);
        return {page, weight: letter.charCodeAt(0) - letterBeforeA};
      }),
    };
  };
}
