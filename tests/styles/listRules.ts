import type {Page} from '@playwright/test';
import {withoutHash} from './snapshot';

/** One selector of a rule, with what the rule sets. */
export interface StyleRule {
  /** As the browser writes it, classes of CSS modules without their hashes. */
  selector: string;
  /** Names of cascade layers around it, from the outside. */
  layers: readonly string[];
  /** Without custom properties: the build writes their values where they are used. */
  properties: readonly string[];
}

/**
 * @param page any page, as a browser that reads style sheets
 * @returns the selectors of a style sheet, however it is minified
 */
export async function listRules(page: Page, css: string): Promise<StyleRule[]> {
  const rules = await page.evaluate((text) => {
    const found: {selectors: string; layers: string[]; properties: string[]}[] = [];
    // Rules are looked at one by one, with those around them.
    const pending: {rule: CSSRule; layers: string[]}[] = [];
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    for (const rule of sheet.cssRules) pending.push({rule, layers: []});
    for (let next = pending.shift(); next; next = pending.shift()) {
      const {rule, layers} = next;
      if (rule instanceof CSSStyleRule) {
        const properties = [...rule.style].filter((name) => !name.startsWith('--'));
        found.push({selectors: rule.selectorText, layers, properties});
      }
      if (rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule) {
        const inside = rule instanceof CSSLayerBlockRule ? [...layers, rule.name] : layers;
        for (const child of rule.cssRules) pending.push({rule: child, layers: inside});
      }
    }
    return found;
  }, css);
  return rules.flatMap(({selectors, ...rule}) =>
    splitSelectors(selectors).map((selector) => ({
      ...rule,
      selector: selector.replace(/(?<=\.)[\w-]+/g, withoutHash),
    })),
  );
}

/** @returns the selectors of a list; commas in parentheses and quotes part nothing */
const splitSelectors = (list: string): string[] =>
  list.match(/(?:\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)|"[^"]*"|[^,()"])+/g)?.map((selector) => selector.trim()) ??
  [];
