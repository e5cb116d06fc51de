import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {parse} from 'yaml';
import {didYouMean} from '../../src/content/didYouMean';
import type {ParsedPage} from '../content/pages';
import {contentFolders} from '../../src/content/pageLocation';
import type {Problem} from '../types';
import {sourceLocale} from '../../src/config/locales';

interface Tag {
  label: string;
  permalink: string;
  description: string;
}

type TagFile = Record<string, Partial<Tag>>;

/** The closed list of tags; every folder of pages has its own copy, in its own language. */
const sourceFile = 'docs/tags.yml';

/**
 * Finds tags that are not in the closed list, and copies of the list that differ from it.
 * @param usedFolders the folders that hold at least one page
 */
export function findTagProblems(root: string, pages: readonly ParsedPage[], usedFolders: ReadonlySet<string>): Problem[] {
  const source = readTags(root, sourceFile);
  if (!source) {
    return [
      {file: sourceFile, rule: 'is missing', repair: 'It lists every tag with label, permalink and description.'},
    ];
  }
  return [
    ...pages.flatMap((page) => findUnknownTags(page, Object.keys(source))),
    ...contentFolders
      .filter(({collection, folder}) => collection === 'docs' && usedFolders.has(folder))
      .flatMap(({folder, locale}) => compareCopy(root, `${folder}/tags.yml`, source, locale !== sourceLocale)),
  ];
}

function findUnknownTags(page: ParsedPage, known: readonly string[]): Problem[] {
  const {tags} = page.frontMatter;
  if (!Array.isArray(tags)) return [];
  return tags
    .filter((tag) => !known.includes(String(tag)))
    .map((tag) => ({
      file: page.file,
      line: page.keyLines.get('tags'),
      rule: `unknown tag "${String(tag)}"`,
      repair: didYouMean(String(tag), known),
    }));
}

function compareCopy(root: string, file: string, source: TagFile, isTranslation: boolean): Problem[] {
  const copy = readTags(root, file);
  if (!copy)
    return [{file, rule: 'is missing', repair: `Copy ${sourceFile}${isTranslation ? ' and translate it' : ''}.`}];
  const problem = (rule: string, repair: string): Problem => ({file, rule, repair});
  const missing = Object.keys(source).filter((key) => !(key in copy));
  const extra = Object.keys(copy).filter((key) => !(key in source));
  return [
    ...missing.map((key) => problem(`lacks the tag "${key}"`, `Add it as in ${sourceFile}.`)),
    ...extra.map((key) =>
      problem(`has the tag "${key}" that ${sourceFile} does not know`, 'Remove it, or add it there.'),
    ),
    ...Object.entries(source).flatMap(([key, tag]) => {
      const other = copy[key];
      if (!other) return [];
      return [
        ...(['label', 'permalink', 'description'] as const)
          .filter((part) => !other[part])
          .map((part) => problem(`tag "${key}" has no ${part}`, 'Write it.')),
        ...(other.permalink !== tag.permalink
          ? [problem(`tag "${key}" has another permalink than in ${sourceFile}`, `Write ${tag.permalink}.`)]
          : []),
        ...(isTranslation && other.description === tag.description
          ? [problem(`tag "${key}" is not translated`, 'Translate its label and description.')]
          : []),
      ];
    }),
  ];
}

function readTags(root: string, file: string): TagFile | null {
  const path = join(root, file);
  return existsSync(path) ? ((parse(readFileSync(path, 'utf8')) ?? {}) as TagFile) : null;
}
