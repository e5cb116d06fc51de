import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import postcss from 'postcss';
import {describe, expect, it} from 'vitest';
import {globSync} from 'tinyglobby';
import {purgeStyles} from './purgeStyles';

const {resolve} = createRequire(__filename);
const infima = readFileSync(resolve('infima/dist/css/default/default.css'), 'utf8');

/** Infima and the theme as the bundler hands them over, but for the hashes in the names of classes. */
const theme = [
  `@layer docusaurus.infima{${infima}}`,
  ...['theme-common', 'theme-classic'].flatMap((name) =>
    globSync('**/*.css', {cwd: path.dirname(resolve(`@docusaurus/${name}`)), absolute: true})
      .sort()
      .map((file) => `@layer docusaurus.${name}{${readFileSync(file, 'utf8')}}`),
  ),
].join('\n');

const tags =
  'html body a abbr area article aside b blockquote button code dd details div dl dt em h1 h2 h3 h4 h5 h6 header hr iframe img input kbd li main mark nav ol p path pre section small span strong sub summary sup svg table tbody td th thead tr ul';

const classesIn = (css: string): string[] => [...css.matchAll(/\.([a-z][\w-]*)/gi)].flatMap(([, name]) => name ?? []);

function selectorsIn(css: string): string[] {
  const all: string[] = [];
  postcss.parse(css).walkRules(({selectors}) => {
    all.push(...selectors.map((each) => each.replace(/\s+/g, ' ')));
  });
  return all;
}

function atRulesIn(css: string): string[] {
  const all: string[] = [];
  postcss.parse(css).walkAtRules(({name, params}) => {
    all.push(`@${name} ${params}`);
  });
  return all;
}

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
    ['half of a list of states', '.a:is(:hover,[aria-pressed=true],[data-label]){color:red}'],
    ['an attribute', '[rel=tab]>span{color:red}'],
    ['an element', 'dialog::backdrop{color:red}'],
    ['a class that only the server draws', '.never-named{color:red}'],
  ])('keeps rules of the site: %s', async (_, css) => {
    expect(await purge(`@layer infima{.x{color:red}}${css}`, ['"x"'])).toContain(css);
  });

  it('drops variables of the theme that nothing uses, and keeps those that a script or the site uses', async () => {
    const css = '@layer infima{:root{--a:1px;--b:2px;--c:3px}}.x{margin:var(--b)}';
    const purged = await purge(css, ['style.setProperty("--c",1)']);
    expect(purged).toMatch(/^@layer infima\{:root\{\s*--b:2px;\s*--c:3px\}\}\.x\{margin:var\(--b\)\}$/);
  });

  it('drops variables of the root that the site sets for every root, and only those', async () => {
    const css =
      '@layer infima{:root{--a:1px;--b:2px}html[data-theme=dark]{--a:3px;--b:4px}.x{--a:5px}p{margin:var(--a) var(--b)}}';
    const site = ':root,[data-theme=dark]{--a:6px}@media print{:root{--b:7px}}';
    expect(await purge(css + site, ['className:"x p"'])).toBe(
      `@layer infima{:root{--b:2px}html[data-theme=dark]{--b:4px}.x{--a:5px}p{margin:var(--a) var(--b)}}${site}`,
    );
  });

  it('finds a name behind a character that is written with a backslash', async () => {
    const css = '@layer infima{kbd{color:red}.hero{color:red}.tabs{color:red}}';
    expect(await purge(css, [String.raw`html:"\u003ckbd>\x3cp class=\"tabs\nhero\">"`])).toBe(css);
  });

  it('keeps every rule of Infima for the classes that a page uses', async () => {
    const classes =
      'button button--secondary button--outline tabs tabs__item hero hero__title pagination pills badge badge--info avatar card col col--6 row margin-top--lg text--center'.split(
        ' ',
      );
    const wanted = (selector: string): boolean => {
      const named = classesIn(selector);
      return named.length > 0 && named.every((name) => classes.includes(name));
    };
    const kept = new Set(
      selectorsIn(await purge(`@layer infima{${infima}}`, [`className:"${classes.join(' ')}"`, tags])),
    );
    const expected = selectorsIn(infima).filter(wanted);
    expect(expected.length).toBeGreaterThan(30);
    expect(expected.filter((selector) => !kept.has(selector))).toEqual([]);
  });

  it('keeps everything, whatever its selectors look like, when all classes are named', async () => {
    const used = await purge(theme, [tags, classesIn(theme).join(' ')]);
    expect(selectorsIn(theme).length).toBeGreaterThan(700);
    expect(selectorsIn(used)).toEqual(selectorsIn(theme));
    expect(atRulesIn(used)).toEqual(atRulesIn(theme));
  });

  it('stops the build when there is no script to read', async () => {
    await expect(purge('.a{}', [])).rejects.toThrow('no scripts were found');
  });
});
