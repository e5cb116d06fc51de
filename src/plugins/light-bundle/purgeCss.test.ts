import {describe, expect, it} from 'vitest';
import {purge} from './purgeCss';

const scripts = [{name: 'main.js', text: 'el("a",{className:"card_X1 menu__link--active","data-theme":"dark"})'}];
const sheet = (text: string) => ({name: 'styles.css', text});

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
    const css = ':root{--gap:4px}.card_X1{margin:var(--gap)}';
    const dialog = {name: 'dialog.css', text: '.x{padding:var(--gap)}'};
    expect(await purge(sheet(css), scripts, [sheet(css), dialog])).toContain('--gap:4px');
  });
  it('refuses to leave nothing', async () => {
    await expect(purge(sheet('.avatar{color:red}'), [], [])).rejects.toThrow(/nothing would be left of styles\.css/);
  });
});
