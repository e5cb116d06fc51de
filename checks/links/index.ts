import {existsSync} from 'node:fs';
import {join, posix} from 'node:path';
import {didYouMean, nearestName} from '../../src/content/didYouMean';
import {currentVersion, isCurrentOnly} from '../../src/config/versions';
import {readHeadings} from '../content/headings';
import {readLinks, type Link} from '../content/links';
import type {Page, ParsedPage} from '../content/pages';
import type {Check, CheckContext, Problem} from '../types';

/** A link to a file follows the reader's version and language; an address does not. */
export const check: Check = {
  name: 'links',
  description:
    'Links between pages point to an existing file of the same version and language, and to an existing heading in it.',
  guide: 'guides/testing.md#links',
  run: (context) => ({
    filesRead: context.pages.length,
    problems: context.pages.flatMap((page) =>
      readLinks(page).flatMap((link): Problem[] => {
        const problem = describeBrokenLink(link, page, context);
        return problem ? [{file: page.file, line: link.line, ...problem}] : [];
      }),
    ),
  }),
};

type Finding = Pick<Problem, 'rule' | 'repair'> | null;

function describeBrokenLink({target, isComponent}: Link, page: Page, context: CheckContext): Finding {
  if (/^[a-z][a-z+.-]*:/i.test(target) || target.startsWith('//')) return null;
  const [path = '', anchor] = target.split('#');
  if (path === '') return describeBrokenAnchor(page.file, anchor, context);
  if (path.startsWith('/')) return describeAddress(path, page);
  if (isComponent) {
    return {
      rule: `a component cannot follow the file link "${target}"`,
      repair: 'Write a Markdown link, [words](./file.mdx).',
    };
  }
  if (!path.endsWith('.mdx')) return describeAsset(target, path, page, context);
  const file = posix.normalize(posix.join(posix.dirname(page.file), decodeURI(path)));
  if (!context.files.some((other) => other.file === file)) return describeMissing(target, file, page, context);
  return describeBrokenAnchor(file, anchor, context);
}

function describeAddress(path: string, page: Page): Finding {
  if (page.collection !== 'docs' || !/^\/(vi\/)?docs(\/|$)/.test(path)) return null;
  // Pages about all versions exist in the current one only; older pages can reach them only by their address.
  if (page.version !== currentVersion.name && isCurrentOnly(path.slice('/docs/'.length))) return null;
  return {
    rule: `the address "${path}" leaves the reader's version`,
    repair: 'Link to the file instead, for instance ../authentications/login.mdx.',
  };
}

function describeMissing(target: string, file: string, page: Page, context: CheckContext): Finding {
  const inFolder = context.files
    .filter(({folder}) => folder === page.folder)
    .map((other) => posix.relative(posix.dirname(page.file), other.file));
  const isOutside = !file.startsWith(`${page.folder}/`);
  const rule = isOutside ? `the link "${target}" leaves ${page.folder}` : `no file ${file} for the link "${target}"`;
  return {rule, repair: nearestFile(target, inFolder)};
}

function nearestFile(target: string, known: readonly string[]): string {
  const name = posix.basename(target.split('#')[0] ?? target);
  const nearest = known.find((path) => posix.basename(path) === name) ?? nearestName(target, known);
  return nearest ? `Did you mean "${nearest}"?` : 'Link to a file that exists in the same version and language.';
}

function describeAsset(target: string, path: string, page: Page, {root}: CheckContext): Finding {
  const file = posix.join(posix.dirname(page.file), decodeURI(path));
  if (existsSync(join(root, `${file}.mdx`)) || existsSync(join(root, file, 'index.mdx'))) {
    return {rule: `the link "${target}" does not name a file`, repair: `Write "${path}.mdx", or "${path}/index.mdx".`};
  }
  return existsSync(join(root, file))
    ? null
    : {rule: `no file ${file} for the link "${target}"`, repair: 'Correct the path.'};
}

function describeBrokenAnchor(file: string, anchor: string | undefined, {allPages}: CheckContext): Finding {
  const page = allPages.find((other) => other.file === file);
  if (!anchor || !page || expandsHeadings(page)) return null;
  const ids = readHeadings(page).flatMap(({id}) => id ?? []);
  if (ids.includes(anchor) || page.source.includes(`id="${anchor}"`)) return null;
  return {rule: `no heading #${anchor} in ${file}`, repair: didYouMean(anchor, ids)};
}

/** API pages and the glossary get further anchors during the build, which checks links to them. */
const expandsHeadings = ({source}: ParsedPage): boolean => /<(?:Api[A-Z]|Glossary )/.test(source);
