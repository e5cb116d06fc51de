import * as z from 'zod';
import {sourceLocale} from '../../kit/locales';
import {locatePage, type PageLocation} from '../../kit/pageLocation';
import {findDataProblems, type DataProblem} from '../../kit/readData';
import {describeForeignKey} from './foreignKeys';

/**
 * How far the subject of a guide is known in its version: read on a screen to its end; read in part, or in another
 * version; or derived from neighbouring screens.
 */
export const bases = ['seen', 'partly-seen', 'inferred'] as const;

/** The kinds a page may have; each has a template in guides/templates. */
export const pageKinds = ['task', 'concept', 'reference', 'answer', 'release-note', 'landing'] as const;

/** The readers a page may be written for. */
const audiences = ['everyone', 'sender', 'receiver', 'administrator', 'integrator'] as const;

/** Shortest and longest description, in characters: what search engines show without cutting. */
const descriptionLength = {min: 50, max: 160};

/** Tags per page: with more, a list of pages by tag becomes too long to be of use. */
const mostTags = 4;

/** Phrases per page that its readers search with: no page may win by having more than others. */
const mostPhrases = 14;

const text = z.string().trim().min(1);
const flag = z.boolean().meta({value: 'true or false, without quotes'}).optional();
const listOf = <Item extends z.ZodType<string>>(item: Item) =>
  z
    .array(item)
    .min(1)
    .refine((list) => new Set(list).size === list.length, {
      error: 'names a value twice',
      params: {repair: 'Keep one.'},
    });

function hasGoodLength(description: string): boolean {
  const {length} = [...description.normalize('NFC')];
  return length >= descriptionLength.min && length <= descriptionLength.max;
}

/**
 * Every key the front matter of a page may have. Unknown keys are errors, so a mistyped one cannot go unnoticed.
 * `value` completes error messages; both texts make the table of guides/writing.md.
 */
export const frontMatterSchema = z.strictObject({
  title: text.meta({
    value: 'the name of the page',
    description: 'Heading and browser tab: what the reader wants to do, without "how to".',
  }),
  description: z
    .string()
    .refine(hasGoodLength, {error: ({input}) => `is ${[...String(input).normalize('NFC')].length} characters long`})
    .meta({
      value: `${descriptionLength.min} to ${descriptionLength.max} characters: what the page answers, in one sentence`,
      description: 'Text in lists of results, on cards and in previews; no other page has the same.',
    }),
  kind: z.enum(pageKinds).describe('What the page must hold: the table above.'),
  basis: z
    .enum(bases)
    .optional()
    .meta({
      value: `one of ${bases.join(', ')}, or leave the key out below api/`,
      description:
        'How far its subject is known in this version: read on a screen to its end; in part, or in another version; ' +
        'or derived from neighbouring screens. All pages but those of the API have it.',
    }),
  open: listOf(
    text.refine((question) => question.endsWith('?'), {
      error: ({input}) => `is no question: "${String(input)}"`,
      params: {repair: 'Write it as a question to the operator, ending in "?", or delete it.'},
    }),
  )
    .optional()
    .meta({
      value: 'a list of questions that end in "?", or leave the key out',
      description:
        'What the operator of the platform is to be asked; each answer deletes a line. `npm run review -- open` prints ' +
        'all of them. Readers do not see it; the development server and previews show it below the text.',
    }),
  audience: listOf(z.enum(audiences)).meta({
    value: `a list of readers (${audiences.join(', ')}), such as [sender]`,
    description: 'Who the page is written for; shown below the title.',
  }),
  tags: listOf(text)
    .max(mostTags)
    .meta({
      value: `a list of 1 to ${mostTags} keys of docs/tags.yml, such as [login]`,
      description: 'What the page is found under.',
    }),
  slug: text.optional().meta({
    value: 'an address, or leave the key out to use the file name',
    description: 'Address of the page where that is not its file name.',
  }),
  sidebar_label: text.optional().meta({
    value: 'a short name, or leave the key out to use the title',
    description: 'Name in the sidebar, where the title is too long for it.',
  }),
  displayed_sidebar: z.null().optional().meta({
    value: 'null, or leave the key out',
    description: 'Written as `null` on a page that is in no sidebar on purpose.',
  }),
  draft: flag.describe('Whether the page stays out of the published site.'),
  hide_table_of_contents: flag.describe('Whether the list of headings beside the text is left out.'),
  toc_max_heading_level: z.number().min(2).max(6).optional().meta({
    value: 'a number from 2 to 6',
    description: 'Deepest headings that the list beside the text shows.',
  }),
  search: listOf(text)
    .max(mostPhrases)
    .optional()
    .meta({
      value: `a list of at most ${mostPhrases} phrases, such as [no code arrives, resend otp]`,
      description:
        'What readers type who do not know the title: their words for the task, the thing or the trouble, see below. ' +
        'Older versions borrow them.',
    }),
  source_fingerprint: z
    .string()
    .regex(/^[0-9a-f]{12}$/)
    .optional()
    .meta({
      value: '12 hexadecimal digits in quotes; `npm run translations -- --stamp` writes them',
      description: 'In translations only: which state of the source page was translated.',
    }),
});

export type FrontMatter = z.infer<typeof frontMatterSchema>;
export type PageKind = FrontMatter['kind'];
export type Audience = FrontMatter['audience'][number];

/** @returns whether the schema applies to a page: to all docs, but not to partials and pages of another plugin. */
export function hasFrontMatter({collection, isPartial}: PageLocation): boolean {
  return collection === 'docs' && !isPartial;
}

/** @returns whether a page is part of the guides: of the docs, but not of the API, whose facts are in the contract. */
export function isGuide(page: PageLocation): boolean {
  return hasFrontMatter(page) && !/^api(\/|$)/.test(page.route);
}

const sourceSchema = frontMatterSchema.extend({
  source_fingerprint: z.never().optional().meta({value: 'it in translations only'}),
});

function schemaOf({locale}: Pick<PageLocation, 'locale'>): z.ZodType<FrontMatter> {
  return locale === sourceLocale ? sourceSchema : frontMatterSchema;
}

/** Lists everything wrong with one page's front matter; empty when it is right. */
export function findFrontMatterProblems(data: unknown, page: Pick<PageLocation, 'locale'>): DataProblem[] {
  return findDataProblems(schemaOf(page), data).map((problem) => {
    const [key] = problem.path;
    return typeof key === 'string' && !Object.hasOwn(frontMatterSchema.shape, key)
      ? {...problem, repair: describeForeignKey(key, Object.keys(frontMatterSchema.shape))}
      : problem;
  });
}

/**
 * Stops with every problem of a page's front matter; does nothing for files that are not documentation pages.
 * Called for each page while the site is built, so that a wrong page never reaches a reader.
 */
export function validateFrontMatter(data: unknown, filePath: string, siteDir: string = process.cwd()): void {
  const location = locatePage({path: filePath, cwd: siteDir});
  if (!location || !hasFrontMatter(location)) return;
  const problems = findFrontMatterProblems(data, location);
  if (problems.length === 0) return;
  throw new Error(problems.map(({rule, repair}) => `front-matter: ${location.file} ${rule}. ${repair}`).join('\n'));
}
