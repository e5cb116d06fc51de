import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {languages} from '../../src/kit/locales';
import {currentVersion} from '../../src/kit/versions';
import {textIn} from '../../src/kit/perLocale';
import {hashOf} from '../../src/kit/fingerprint';
import {didYouMean} from '../../src/kit/didYouMean';
import {readTerms, termsFile, type Term} from '../../src/kit/vocabulary';
import {createTermFinder} from '../../src/content/glossary/findTerms';
import {glossaryRoute, readTermPage, termAnchor} from '../../src/content/glossary/termPage';
import {readHeadings} from '../pages/headings';
import {readLinks} from '../pages/links';
import type {ParsedPage} from '../pages/pages';
import {remember} from '../pages/resultCache';
import type {Check, CheckContext, Problem} from '../types';

export const check: Check = {
  name: 'glossary-links',
  description: 'Every term of the glossary leads to a page and a heading that exist, and every linked term is in use.',
  guide: 'guides/testing.md#glossary-links',
  data: [termsFile],
  run: async (context) => {
    const terms = readTerms(context.root).flatMap((group) => group.terms);
    const pages = context.allPages.filter(
      ({collection, version}) => collection === 'docs' && version === currentVersion.name,
    );
    return {
      filesRead: pages.length + 1,
      problems: [
        ...findDeadPages(terms, pages, context),
        ...(await findUnused(terms, pages, context)),
        ...findUnknownAnchors(terms, pages),
      ],
    };
  },
};

function findDeadPages(terms: readonly Term[], pages: readonly ParsedPage[], context: CheckContext): Problem[] {
  return languages.flatMap(({code, partial}) => {
    // Of a partial language only the pages that are there; for the others it shows those of the source.
    if (partial) return [];
    const own = pages.filter(({locale}) => locale === code);
    const glossary = own.find(({route}) => route === glossaryRoute);
    const missing: Problem[] = glossary?.source.includes('<Glossary />')
      ? []
      : [
          {
            file: termsFile,
            rule: `no page shows the terms in "${code}"`,
            repair: `Write ${glossaryRoute}.mdx with <Glossary />.`,
          },
        ];
    return [...missing, ...terms.flatMap((term) => describeDeadPage(term, own, code, context))];
  });
}

function describeDeadPage(term: Term, pages: readonly ParsedPage[], locale: string, {root}: CheckContext): Problem[] {
  if (!term.page) return [];
  const place = {file: termsFile, line: lineOfTerm(term, root)};
  const {route, anchor} = readTermPage(term.page);
  const page = pages.find((other) => other.route === route);
  if (!page) {
    const routes = pages.map((other) => other.route || 'index');
    return [
      {
        ...place,
        rule: `"${term.id}" names the page "${term.page}", which does not exist in "${locale}"`,
        repair: didYouMean(route, routes),
      },
    ];
  }
  const ids = readHeadings(page).flatMap(({id}) => id ?? []);
  if (anchor === undefined || ids.includes(anchor)) return [];
  return [
    {
      ...place,
      rule: `"${term.id}" names #${anchor}, which does not exist in ${page.file}`,
      repair: didYouMean(anchor, ids),
    },
  ];
}

/** A spelling that no page uses is mistyped, or its term needs no link. */
async function findUnused(
  terms: readonly Term[],
  pages: readonly ParsedPage[],
  {root, cache}: CheckContext,
): Promise<Problem[]> {
  const list = hashOf(JSON.stringify(terms));
  // Few pages of a partial language are there to say it.
  const complete = languages.filter(({partial}) => !partial);
  const found = complete.map(async ({code}) => {
    const find = createTermFinder(terms, code);
    const own = pages.filter(({locale, route}) => locale === code && route !== glossaryRoute);
    const ids = await Promise.all(
      own.map(({source}) =>
        remember(cache, ['terms', createTermFinder.toString(), list, code, source], () => [
          ...new Set(find(source).map(({term}) => term.id)),
        ]),
      ),
    );
    const used = new Set(ids.flat());
    return terms
      .filter(({id, link}) => link && !used.has(id))
      .map((term) => ({
        file: termsFile,
        line: lineOfTerm(term, root),
        rule: `"${term.id}" is linked, but no page in "${code}" says "${textIn(term, code).term}"`,
        repair: 'Correct its spellings, or take "link" away.',
      }));
  });
  return (await Promise.all(found)).flat();
}

/** Finds links to the glossary, written by hand, that lead to no term. */
function findUnknownAnchors(terms: readonly Term[], pages: readonly ParsedPage[]): Problem[] {
  const anchors = terms.map(termAnchor);
  // Reading the links of all pages takes time, and few link there by hand.
  const linking = pages.filter(({source}) => source.includes('glossary.mdx#term-'));
  return linking.flatMap((page) =>
    readLinks(page).flatMap(({target, line}) => {
      const anchor = /(?:^|\/)glossary\.mdx#(term-.*)$/.exec(target)?.[1];
      if (!anchor || anchors.includes(anchor)) return [];
      return [{file: page.file, line, rule: `the glossary has no "${anchor}"`, repair: didYouMean(anchor, anchors)}];
    }),
  );
}

function lineOfTerm({id}: Term, root: string): number {
  const lines = readFileSync(join(root, termsFile), 'utf8').split('\n');
  return lines.findIndex((line) => line.trim() === `- id: ${id}`) + 1;
}
