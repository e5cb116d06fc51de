import {headerFiles} from '../../src/publishing/headers/headerFiles';
import {redirectFiles} from '../../src/publishing/redirects/redirectFiles';
import type {BuiltSite} from './readSite';
import type {BuiltCheck, CheckedSite, Finding} from './types';

/** What Cloudflare Pages takes at most, which allows less than Netlify: rules of a file, those with `*`, and the length of lines. */
const limits = [
  {file: redirectFiles.hosts, isRule: (line: string) => line.endsWith(' 301'), rules: 2000, characters: 1000},
  {file: redirectFiles.hosts, isRule: (line: string) => /^\S*\*.* 301$/.test(line), rules: 100, characters: Infinity},
  {file: headerFiles.hosts, isRule: (line: string) => line.startsWith('/'), rules: 100, characters: 2000},
];

const maxFiles = 20_000;

/** The build can be published on hosts that count files, rules and characters. */
export const hostLimits = {
  name: 'host-limits',
  unit: 'rules',
  run({files, read}: Pick<BuiltSite, 'read'> & {files: {size: number}}): CheckedSite {
    const findings: Finding[] = [];
    let count = 0;
    for (const {file, isRule, rules, characters} of limits) {
      const lines = read(`/${file}`).split('\n');
      const found = lines.filter(isRule).length;
      const longest = Math.max(...lines.map(({length}) => length));
      count += found;
      if (found > rules) findings.push({where: file, problem: `${found} rules, of which ${rules} are read.`});
      if (longest > characters)
        findings.push({where: file, problem: `a line of ${longest} characters, of which ${characters} are allowed.`});
    }
    if (files.size > maxFiles)
      findings.push({where: 'build', problem: `${files.size} files; ${maxFiles} are allowed.`});
    return {count, findings};
  },
} satisfies BuiltCheck;
