import {execFileSync} from 'node:child_process';
import {resolve} from 'node:path';
import {createElement} from 'react';
import {expect, test} from 'vitest';
import {renderToStaticMarkup} from './renderStatic';

test('an element becomes HTML', () => {
  expect(renderToStaticMarkup(createElement('p', {title: 'a'}, 'text'))).toBe('<p title="a">text</p>');
});

test('it works when React was loaded before the build became a production build', () => {
  const script = `
    const {createElement} = require('react');
    process.env.NODE_ENV = 'production';
    const {renderToStaticMarkup} = require(${JSON.stringify(resolve(__dirname, 'renderStatic.ts'))});
    console.log(renderToStaticMarkup(createElement(() => createElement('p'))), process.env.NODE_ENV);`;
  const {NODE_ENV: _mode, ...env} = process.env;
  const output = execFileSync(process.execPath, ['--import', 'tsx', '--eval', script], {
    cwd: resolve(__dirname, '../..'),
    env: env as NodeJS.ProcessEnv,
    encoding: 'utf8',
  });
  expect(output.trim()).toBe('<p></p> production');
});
