import {check as foreignLanguage} from './foreign-language';
import {check as frontMatter} from './front-matter';
import {check as headingIds} from './heading-ids';
import {check as links} from './links';
import {check as mdxSyntax} from './mdx-syntax';
import {check as words} from './words';
import type {Check} from './types';

/** Every check, in the order in which they run: what others rely on comes first. */
export const checks: readonly Check[] = [mdxSyntax, frontMatter, links, headingIds, words, foreignLanguage];
