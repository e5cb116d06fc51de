import type {Config} from '@docusaurus/types';
import {cardsComponent, remarkCards} from '../content/cards/remark';
import {remarkBuiltFiles} from '../content/builtFiles';
import {remarkFilesBeside} from '../content/filesBeside';
import {validateFrontMatter} from '../content/front-matter/frontMatter';
import {operatorComponent, remarkOperator} from '../content/operator';
import {remarkMissingTranslation, textLanguage} from '../content/missingTranslation';
import {remarkOutdatedNotice} from '../content/outdatedNotice';
import {rehypePageNotes} from '../content/pageNotes';
import {rehypeChecklists} from '../content/checklists/rehype';
import {changeComponent, remarkReleaseNotes} from '../content/release-notes/remark';
import {rehypeSteps} from '../content/steps/rehype';
import {rehypeQuestions} from '../content/questions/rehype';
import {seriesFrontMatter} from '../content/series';
import {rehypeStackedTables} from '../content/stackedTables';
import {remarkApiContract} from '../reference/pages';
import {componentNames as contractComponents} from '../reference/pages/expand';
import {remarkTabs, tabComponents} from '../content/tabs/remark';
import {remarkTemplateMarks} from '../content/templateMarks';
import {operationFrontMatter} from '../reference/pages/operationOfPage';
import {remarkDiagrams} from '../content/diagrams/remark';
import {glossaryComponent, remarkGlossary} from '../content/glossary/remark';
import {mockupComponents, remarkMockups} from '../content/mockups/remark';
import {remarkWalkthroughs, walkthroughComponents} from '../content/walkthroughs/remark';
import {rehypeCodeHighlight} from '../content/code/rehype';
import {remarkSyntax} from '../content/syntax/remark';
import {locales, sourceLocale} from '../kit/locales';
import {message} from '../kit/messages';
import {homeOf} from './homeOf';
import {putPlatformAddress} from '../kit/platformAddress';
import {buildLocale} from './i18n';
import {series} from './series';
import {site} from './site';

const locale = buildLocale();
const hasSource = locales.some(({code}) => code === sourceLocale);
const isDevelopment = process.env.NODE_ENV === 'development';

/** How Markdown is read: every mistake a writer can make stops the build. */
export const markdown = {
  preprocessor: ({fileContent}) => putPlatformAddress(fileContent),
  hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
  remarkRehypeOptions: {
    footnoteLabel: message(locale, 'footnotes.title'),
    // Seen: below a list, the notes would look like more of it.
    footnoteLabelProperties: {className: []},
    // A second way back to the same footnote is 1-2.
    footnoteBackLabel: (footnote: number, use: number) =>
      message(locale, 'footnotes.back', {number: use > 1 ? `${footnote + 1}-${use}` : String(footnote + 1)}),
  },
  parseFrontMatter: async (params) => {
    const result = await params.defaultParseFrontMatter(params);
    validateFrontMatter(result.frontMatter, params.filePath);
    const ofOperation = operationFrontMatter(result.frontMatter, params.filePath, params.fileContent);
    const inSeries = seriesFrontMatter(series, params.filePath);
    const ofLanguage = textLanguage(params.filePath, locale);
    return {...result, frontMatter: {...result.frontMatter, ...ofOperation, ...inSeries, ...ofLanguage}};
  },
} satisfies Config['markdown'];

/**
 * Ours come first: they add real headings that the table of contents must see. The first reads the page and stops at its
 * mistakes; terms are linked in what the others have left.
 */
export const remarkPlugins = {
  beforeDefaultRemarkPlugins: [
    remarkSyntax,
    remarkFilesBeside,
    [remarkApiContract, {apiUrl: site.apiUrl}],
    remarkDiagrams,
    remarkWalkthroughs,
    remarkMockups,
    remarkTabs,
    remarkCards,
    [remarkOperator, site.operator],
    remarkReleaseNotes,
    remarkGlossary,
    [remarkOutdatedNotice, {sourceHome: hasSource ? homeOf(sourceLocale) : undefined}],
    [remarkBuiltFiles, {baseUrl: homeOf(locale)}],
    [remarkMissingTranslation, {locale}],
    ...(isDevelopment ? [remarkTemplateMarks] : []),
  ],
};

/** Components of pages that these steps replace, so that none of them is left for the browser; or give to the page. */
export const builtComponents = [
  ...tabComponents,
  ...contractComponents,
  ...mockupComponents,
  cardsComponent,
  ...walkthroughComponents,
  changeComponent,
  glossaryComponent,
  operatorComponent,
];

export const rehypePlugins = {
  beforeDefaultRehypePlugins: [
    [rehypeCodeHighlight, {apiUrl: site.apiUrl}],
    rehypeStackedTables,
    rehypeChecklists,
    rehypeSteps,

    rehypeQuestions,
    [rehypePageNotes, {showsOpenQuestions: site.showsOpenQuestions || isDevelopment}],
  ],
};
