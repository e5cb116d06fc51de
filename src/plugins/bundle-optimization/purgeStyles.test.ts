import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import postcss, {type Rule} from 'postcss';
import {describe, expect, it} from 'vitest';
import {purgeStyles} from './purgeStyles';

const purge = async (css: string, scripts: readonly string[]): Promise<string> =>
  (await purgeStyles([{name: 'styles.css', text: css}], scripts))[0]?.text ?? '';

describe('purgeStyles', () => {
  it('drops rules of the theme whose classes no script names', async () => {
    const css = '@layer infima{.tabs{color:red}.hero,.pills{margin:0}}';
    expect(await purge(css, ['className:"tabs pills"'])).toBe('@layer infima{.tabs{color:red}.pills{margin:0}}');
  });

  it.each([
    ['a state on an element', '.code-block:is(:hover,:focus-within) .code-tools button{opacity:1}'],
    ['a state alone', ':focus-visible{outline:2px solid red}'],
    ['half of a list of states', '.a:is(:hover,[aria-pressed=true],[data-saying]){color:red}'],
    ['an attribute', '[rel=tab]>span{color:red}'],
    ['an element', 'dialog::backdrop{color:red}'],
    ['a class that only the server draws', '.never-named{color:red}'],
  ])('keeps rules of the site: %s', async (_, css) => {
    expect(await purge(`@layer infima{.x{color:red}}${css}`, ['"x"'])).toContain(css);
  });

  it('drops variables of the theme that nothing uses, and keeps those that a script or another sheet uses', async () => {
    const css = '@layer infima{:root{--a:1px;--b:2px;--c:3px}:root{--c:4px;--b:3px}}';
    const sheets = await purgeStyles(
      [
        {name: 'a.css', text: css},
        {name: 'b.css', text: '.x{margin:var(--b)}'},
      ],
      ['style.setProperty("--c",1)'],
    );
    expect(sheets[0]?.text).toMatch(/^@layer infima\{:root\{\s*--b:2px;\s*--c:3px\}:root\{--c:4px;\s*--b:3px\}\}$/);
  });

  it('keeps every rule of Infima for the classes that a page uses', async () => {
    const infima = readFileSync(createRequire(__filename).resolve('infima/dist/css/default/default.css'), 'utf8');
    const classes = [
      'button',
      'button--secondary',
      'button--outline',
      'tabs',
      'tabs__item',
      'hero',
      'hero__title',
      'pagination',
      'pills',
      'badge',
      'badge--info',
      'avatar',
      'card',
      'col',
      'col--6',
      'row',
      'margin-top--lg',
      'text--center',
    ];
    const used = await purge(`@layer infima{${infima}}`, [`className:"${classes.join(' ')}"`]);
    const left = new Set<string>();
    postcss.parse(used).walkRules(({selectors}) => selectors.forEach((selector) => left.add(normalize(selector))));
    const wanted = (selector: string): boolean => {
      const named = [...selector.matchAll(/\.([\w-]+)/g)].map(([, name]) => name);
      return named.length > 0 && named.every((name) => classes.includes(name ?? ''));
    };
    const expected: string[] = [];
    postcss.parse(infima).walkRules(({selectors}: Rule) => {
      expected.push(...selectors.map(normalize).filter(wanted));
    });
    expect(expected.length).toBeGreaterThan(30);
    expect(expected.filter((selector) => !left.has(selector))).toEqual([]);
  });

  it('stops the build when there is no script to read', async () => {
    await expect(purge('.a{}', [])).rejects.toThrow('no scripts were found');
  });
});

const normalize = (selector: string): string => selector.replace(/\s+/g, ' ');
