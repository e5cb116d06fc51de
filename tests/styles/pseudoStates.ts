import type {Page} from '@playwright/test';

/** States in which all elements of a page are looked at, all at once: their pseudo-classes as a regular expression. */
export const pseudoStates = {
  rest: undefined,
  hover: ':hover',
  focus: ':focus(?:-visible|-within)?',
  active: ':active',
} as const;

export type PseudoState = keyof typeof pseudoStates;

/** What replaces a state in selectors: every element is that, and it counts as much in the cascade. */
const everyElement = ':nth-child(n)';

/**
 * Lets all rules for a state apply to all elements, as no pointer can: the selectors of the page's style sheets are
 * rewritten in place, those for the state before are put back.
 */
export async function applyStateRules(page: Page, state: PseudoState): Promise<void> {
  await page.evaluate(
    ([pseudoClass, replacement]) => {
      const {written = new Map<CSSStyleRule, string>()} = window as {written?: Map<CSSStyleRule, string>};
      Object.assign(window, {written});
      for (const [rule, selector] of written) rule.selectorText = selector;
      written.clear();
      if (pseudoClass === undefined) return;
      const pattern = new RegExp(pseudoClass, 'g');
      const pending: (CSSRule | CSSStyleSheet)[] = [...document.styleSheets];
      for (let next = pending.pop(); next; next = pending.pop()) {
        if (next instanceof CSSStyleRule && next.selectorText.search(pattern) >= 0) {
          written.set(next, next.selectorText);
          next.selectorText = next.selectorText.replace(pattern, replacement);
        }
        if ('cssRules' in next) pending.push(...(next.cssRules as CSSRuleList));
      }
    },
    [pseudoStates[state], everyElement] as const,
  );
}
