import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import * as z from 'zod';
import {sourceLocale, type LocaleCode} from '../../src/kit/locales';
import {isPartial} from '../../src/kit/perLocale';
import {placeData, type PlacedData} from '../../src/kit/dataPlaces';
import {didYouMean} from '../../src/kit/didYouMean';
import {contentFolders} from '../../src/kit/pageLocation';
import {findDataProblems} from '../../src/kit/readData';
import type {ParsedPage} from '../pages/pages';
import type {Problem} from '../types';

const text = z.string().trim().min(1);
const tagFileSchema = z.record(
  z.string(),
  z.strictObject({
    label: text.meta({value: 'the name that readers see'}),
    permalink: text.startsWith('/').meta({value: 'the address below the list of tags, such as /login'}),
    description: text.meta({value: 'what the pages are about'}),
  }),
);

type TagFile = z.infer<typeof tagFileSchema>;

/** The closed list of tags; every folder of pages has its own copy, in its own language. */
const sourceFile = 'docs/tags.yml';

/**
 * Finds tags that are not in the closed list, and copies of the list that differ from it.
 * @param usedFolders the folders that hold at least one page
 */
export function findTagProblems(
  root: string,
  pages: readonly ParsedPage[],
  usedFolders: ReadonlySet<string>,
): Problem[] {
  const whenMissing = 'It lists every tag with label, permalink and description.';
  const {tags: source, problems} = readTags(root, sourceFile, whenMissing);
  if (problems.length > 0) return problems;
  return [
    ...pages.flatMap((page) => findUnknownTags(page, Object.keys(source))),
    ...contentFolders
      .filter(({collection, folder}) => collection === 'docs' && usedFolders.has(folder))
      .filter(({folder, locale}) => !isPartial(locale) || existsSync(join(root, folder, 'tags.yml')))
      .flatMap(({folder, locale}) => compareCopy(root, `${folder}/tags.yml`, source, locale)),
  ];
}

function findUnknownTags(page: ParsedPage, known: readonly string[]): Problem[] {
  const {tags} = page.frontMatter;
  if (!Array.isArray(tags)) return [];
  return tags.flatMap((tag, index) => {
    if (known.includes(String(tag))) return [];
    const rule = `unknown tag "${String(tag)}"`;
    return [{file: page.file, line: page.keyLines.get(`tags.${index}`), rule, repair: didYouMean(String(tag), known)}];
  });
}

function compareCopy(root: string, file: string, source: TagFile, locale: LocaleCode): Problem[] {
  const isTranslation = locale !== sourceLocale;
  const isComplete = isTranslation && !isPartial(locale);
  const whenMissing = `Copy ${sourceFile}${isTranslation ? ' and translate it' : ''}.`;
  const {tags: copy, problems, lineOf} = readTags(root, file, whenMissing);
  if (problems.length > 0) return problems;
  const problem = (path: string[], rule: string, repair: string): Problem => ({file, line: lineOf(path), rule, repair});
  const extra = Object.keys(copy).filter((key) => !(key in source));
  return [
    ...extra.map((key) =>
      problem([key], `has the tag "${key}" that is not in ${sourceFile}`, 'Remove it, or add it there.'),
    ),
    ...Object.entries(source).flatMap(([key, tag]) => {
      const other = copy[key];
      if (!other) return [problem([], `lacks the tag "${key}"`, `Add it as in ${sourceFile}.`)];
      return [
        ...(other.permalink !== tag.permalink
          ? [
              problem(
                [key, 'permalink'],
                `tag "${key}" has another permalink than in ${sourceFile}`,
                `Write ${tag.permalink}.`,
              ),
            ]
          : []),
        ...(isComplete && other.description === tag.description
          ? [problem([key], `tag "${key}" is not translated`, 'Translate its label and description.')]
          : []),
      ];
    }),
  ];
}

/** @param whenMissing the repair when there is no such file */
function readTags(
  root: string,
  file: string,
  whenMissing: string,
): {tags: TagFile; problems: Problem[]; lineOf: PlacedData['lineOf']} {
  const path = join(root, file);
  const {document, lineAt, lineOf} = placeData(existsSync(path) ? readFileSync(path, 'utf8') : '');
  if (!existsSync(path)) return {tags: {}, problems: [{file, rule: 'is missing', repair: whenMissing}], lineOf};
  const [error] = document.errors;
  if (error) {
    const problem = {file, line: lineAt(error.pos[0]), rule: 'is not valid YAML', repair: `${error.message}.`};
    return {tags: {}, problems: [problem], lineOf};
  }
  const tags = document.toJS() as TagFile;
  const problems = findDataProblems(tagFileSchema, tags).map(({path: keys, ...problem}) => ({
    file,
    line: lineOf(keys),
    ...problem,
  }));
  return {tags, problems, lineOf};
}
