import {existsSync, readFileSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {checks} from './registry';

const guide = readFileSync(join(__dirname, '../guides/testing.md'), 'utf8');

it('lists every check folder once', () => {
  const folders = readdirSync(__dirname, {withFileTypes: true})
    .filter((entry) => entry.isDirectory() && existsSync(join(__dirname, entry.name, 'index.ts')))
    .map(({name}) => name);
  expect(checks.map(({name}) => name).sort()).toEqual(folders.sort());
});

describe.each(checks)('$name', ({name, guide: reason, description}) => {
  it('gives its reason in the guide, under its own name', () => {
    expect(reason).toBe(`guides/testing.md#${name}`);
    expect(guide).toContain(`\n### ${name}\n`);
  });

  it('has a description, a good and a bad fixture, and a test', () => {
    expect(description).toMatch(/^[A-Z].*\.$/);
    const parts = ['__fixtures__/good', '__fixtures__/bad', 'index.test.ts'];
    expect(parts.filter((part) => !existsSync(join(__dirname, name, part)))).toEqual([]);
  });
});
