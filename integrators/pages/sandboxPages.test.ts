import {readFileSync} from 'node:fs';
import {globSync} from 'tinyglobby';
import {describe, expect, it} from 'vitest';
import {docsFolder} from '../../src/kit/pageLocation';
import {completeLanguages} from '../../src/kit/perLocale';
import {currentVersion} from '../../src/kit/versions';
import {certainties} from '../sandbox/engine/rules';
import {scenarios} from '../sandbox/engine/scenarios';
import {usage} from '../sandbox/program';
import {plans} from '../sandbox/engine/plans';

const namesIn = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, name = '']) => name);

describe.each(completeLanguages.map(({code}) => docsFolder(code, currentVersion.name)))(
  'the pages of the sandbox in %s',
  (root) => {
    const folder = `${root}/api/v1/sandbox`;
    const all = globSync(`${folder}/*.mdx`)
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n');

    it('name rules with what they come from', () => {
      const named = [...all.matchAll(/([\w-]+); rule=([\w-]+)/g)].map(([, certainty, rule]) => [rule, certainty]);
      expect(named).not.toEqual([]);
      expect(Object.entries(certainties)).toEqual(expect.arrayContaining(named));
    });

    it('name scenarios that there are', () => {
      const named = namesIn(all, /(?:"scenario": "|\?try=|openWorld\('[\w-]+', ')([\w-]+)/g);
      expect(named).not.toEqual([]);
      // In the page, `all` runs the steps of a guide.
      expect([...Object.keys(scenarios), 'all']).toEqual(expect.arrayContaining(named));
    });

    it('tell every plan and every option', () => {
      const rehearsal = readFileSync(`${folder}/webhook-rehearsal.mdx`, 'utf8');
      expect(namesIn(rehearsal, /^\| `([\w-]+)` \| .* \| .* \|$/gm)).toEqual([...plans]);
      const options = namesIn(readFileSync(`${folder}/options.mdx`, 'utf8'), /`(--[a-z-]+)/g);
      expect(options).toEqual(expect.arrayContaining(namesIn(usage, /(--[a-z-]+)/g)));
    });
  },
);
