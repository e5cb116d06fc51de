import {check as altText} from './alt-text';
import {check as apiCoverage} from './api-coverage';
import {check as components} from './components';
import {check as foreignLanguage} from './foreign-language';
import {check as frontMatter} from './front-matter';
import {check as glossaryLinks} from './glossary-links';
import {check as headingIds} from './heading-ids';
import {check as labels} from './labels';
import {check as links} from './links';
import {check as mdxSyntax} from './mdx-syntax';
import {check as messages} from './messages';
import {check as movedPages} from './moved-pages';
import {check as navigation} from './navigation';
import {check as sidebars} from './sidebars';
import {check as spelling} from './spelling';
import {check as terminology} from './terminology';
import {check as translations} from './translations';
import {check as versions} from './versions';
import type {Check} from './types';

/** Every check, in the order in which they run: what others depend on comes first. */
export const checks: readonly Check[] = [
  versions,
  mdxSyntax,
  frontMatter,
  movedPages,
  apiCoverage,
  components,
  sidebars,
  navigation,
  links,
  headingIds,
  glossaryLinks,
  translations,
  messages,
  terminology,
  labels,
  spelling,
  foreignLanguage,
  altText,
];
