import {readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';

/** Parts of the theme that have a file here: a folder with index.tsx, or a single module. */
function overriddenParts(folder: string, prefix = ''): string[] {
  return readdirSync(folder).flatMap((name) => {
    const file = path.join(folder, name);
    if (statSync(file).isDirectory()) {
      return overriddenParts(file, `${prefix}${name}/`);
    }
    if (name === 'index.tsx' || name === 'index.ts') {
      return [prefix.replace(/\/$/, '')];
    }
    return prefix === '' && /^[A-Z]\w*\.tsx?$/.test(name) ? [name.replace(/\.tsx?$/, '')] : [];
  });
}

it('names every changed part of the theme in the register, and no other', () => {
  const register = readFileSync(path.join(__dirname, 'README.md'), 'utf8');
  const listed = [...register.matchAll(/^\| `([^`]+)` \|/gm)].map(([, part]) => part).sort();
  const found = overriddenParts(__dirname).sort();
  expect(found.length).toBeGreaterThan(0);
  expect(listed).toEqual(found);
});
