/** What axe is asked: WCAG 2.2, levels A and AA, and what is good practice beyond. No rule is switched off. */
export const axeTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
