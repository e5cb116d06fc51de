import {describe, expect, it} from 'vitest';
import {shortClassName, applyShortClassNames} from './shortClassNames';

describe('shortClassName', () => {
  it('gives the same name for the same file', () => {
    expect(shortClassName('src/a.module.css', 'title')).toBe(shortClassName('src/a.module.css', 'title'));
    expect(shortClassName('src/a.module.css', 'title')).toMatch(/^title_[\w-]{2}$/);
  });
  it('tells two files apart', () => {
    expect(shortClassName('src/b.module.css', 'box')).not.toBe(shortClassName('src/c.module.css', 'box'));
  });
  it('stops when two files would share a name', () => {
    const claimAll = () => Array.from({length: 5000}, (_, index) => shortClassName(`src/${index}.module.css`, 'row'));
    expect(claimAll).toThrow(/"row" would be called "row_.." in both src\/\d+\.module\.css and src\/\d+\.module\.css/);
  });
});

describe('applyShortClassNames', () => {
  it('names the classes of style modules, and of nothing else', () => {
    const modules: {getLocalIdent?: (context: {resourcePath: string}, pattern: string, name: string) => string} = {};
    const plain = {loader: '/x/css-loader/index.js', options: {}};
    applyShortClassNames([{use: [plain]}, {use: [{loader: '/x/css-loader/index.js', options: {modules}}]}], '/site');
    expect(modules.getLocalIdent?.({resourcePath: '/site/src/a.module.css'}, '', 'title')).toBe(
      shortClassName('src/a.module.css', 'title'),
    );
    expect(plain.options).toEqual({});
  });
  it('stops when it finds no style modules', () => {
    expect(() => {
      applyShortClassNames([], '/site');
    }).toThrow(/Has Docusaurus changed its rules/);
  });
});
