import {describe, expect, it} from 'vitest';
import {lighten, type TextAsset} from './purgeCss';

const scripts = [{name: 'main.js', text: 'el("a",{className:"card_X1 menu__link--active","data-theme":"dark"})'}];
const sheet = (text: string) => ({name: 'styles.css', text});

async function purge(style: TextAsset, from: readonly TextAsset[], styles: readonly TextAsset[]): Promise<string> {
  const [first] = await lighten([style, ...styles.slice(1)], from, [/^navbar--dark$/]);
  return first?.text ?? '';
}

describe('purge', () => {
  it('keeps what a script names, hashed names and states included', async () => {
    const css = '.card_X1{color:red}.menu__link--active:hover{color:blue}[data-theme="dark"] .card_X1{color:#fff}';
    expect(await purge(sheet(css), scripts, [sheet(css)])).toBe(css);
  });
  it('drops a rule and a variable that nothing names', async () => {
    const css = ':root{--unused:1}.avatar{color:red}.card_X1{color:blue}';
    const result = await purge(sheet(css), scripts, [sheet(css)]);
    expect(result).not.toMatch(/avatar|--unused/);
    expect(result).toContain('.card_X1{color:blue}');
  });
  it('keeps a variable that another style sheet reads', async () => {
    const css = ':root{--gap:4px}@media print{:root{--gap:0}}';
    const dialog = {name: 'dialog.css', text: '.card_X1{padding:var(--gap)}'};
    expect(await purge(sheet(css), scripts, [sheet(css), dialog])).toBe(':root{--a:4px}@media print{:root{--a:0}}');
  });
  it('drops a rule that a script names and the settings rule out', async () => {
    const css = '.card_X1{color:red}.navbar--dark{color:blue}';
    const named = [...scripts, {name: 'bar.js', text: '"navbar--dark"'}];
    expect(await purge(sheet(css), named, [sheet(css)])).toBe('.card_X1{color:red}');
  });
  it('refuses to leave nothing', async () => {
    await expect(purge(sheet('.avatar{color:red}'), [], [])).rejects.toThrow(/nothing would be left of styles\.css/);
  });
});
