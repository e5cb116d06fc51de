import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {parse} from 'yaml';
import {foldWord} from '../../src/search/shared/foldText';
import type {LabelledQuery} from './readQueries';
import type {SearchPlace} from './readIndexes';
import {encodeTelexVni} from './encodeTelexVni';

/** Kinds of queries derived from the pages themselves; none of them may miss. */
export const derivedKinds = [
  'title',
  'title no-tones',
  'title tone-place',
  'title nfd',
  'title telex',
  'title vni',
  'slug',
  'path',
  'request',
] as const;
type DerivedKind = (typeof derivedKinds)[number];

interface Page {
  title: string;
  path: string;
}

function pagesOf({indexes, pathOf}: SearchPlace): Page[] {
  const [own] = indexes;
  return (own?.pages ?? []).map(({first}) => {
    const {pageTitle = '', sectionRoute = ''} = own?.documents[first] ?? {};
    return {title: pageTitle, path: pathOf(sectionRoute)};
  });
}

function foldText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\p{L}\p{M}]+/gu, foldWord)
    .toLowerCase();
}

/** The two spellings of a tone on oa, oe and uy. */
const toneSpellings: Record<string, string> = {
  oà: 'òa',
  oá: 'óa',
  oã: 'õa',
  oả: 'ỏa',
  oạ: 'ọa',
  oè: 'òe',
  oé: 'óe',
  uỳ: 'ùy',
  uý: 'úy',
  uỷ: 'ủy',
  uỵ: 'ụy',
};

/** @returns the text with the tone on the other vowel of oa, oe and uy at the ends of words. */
function moveTones(text: string): string {
  return Object.entries(toneSpellings).reduce(
    (moved, [late, early]) =>
      moved.replaceAll(new RegExp(`(?<!q)(${late}|${early})(?!\\p{L})`, 'gu'), (found) =>
        found === late ? early : late,
      ),
    text.normalize('NFC'),
  );
}

function fromTitle({title}: Page): [DerivedKind, string][] {
  return [
    ['title', title],
    ['title no-tones', foldText(title)],
    ['title tone-place', moveTones(title)],
    ['title nfd', title.normalize('NFD')],
    ['title telex', encodeTelexVni(title, 'telex')],
    ['title vni', encodeTelexVni(title, 'vni')],
  ];
}

/** @returns queries from every page's title and address, without spellings that equal the title */
export function deriveFromPages(place: SearchPlace): LabelledQuery[] {
  const pages = pagesOf(place);
  const withSame = (test: (page: Page) => boolean): string[] => pages.filter(test).map(({path}) => path);
  const label = (kind: DerivedKind, query: string, wanted: string[]): LabelledQuery => ({
    kind,
    locale: place.locale,
    version: place.version,
    query,
    wanted,
  });
  return pages.flatMap((page) => {
    const slug = page.path.split('/').at(-1) ?? '';
    const wanted = withSame(({title}) => foldText(title) === foldText(page.title));
    const titles = fromTitle(page)
      .filter(([kind, query]) => kind === 'title' || query !== page.title)
      .map(([kind, query]) => label(kind, query, wanted));
    if (slug === '') return titles;
    return [
      ...titles,
      label(
        'slug',
        slug,
        withSame(({path}) => path.split('/').at(-1)?.toLowerCase() === slug.toLowerCase()),
      ),
      label('path', page.path, [page.path]),
    ];
  });
}

interface Operation {
  id: string;
  /** Address of the request. */
  address: string;
  /** Prefix of the paths of the pages that describe it. */
  area: string;
}

interface Contract {
  paths: Record<string, Record<string, {operationId?: string}>>;
}

const contracts = join(__dirname, '../../openapi');
const knownOperations = new Map<string, Operation[]>();

function readOperations(version: string): Operation[] {
  const folder = join(contracts, version === 'current' ? 'current' : `version-${version}`);
  return readdirSync(folder)
    .filter((file) => /^v\d+\.yaml$/.test(file))
    .flatMap((file) => {
      const {paths} = parse(readFileSync(join(folder, file), 'utf8')) as Contract;
      const area = `api/${file.replace('.yaml', '')}/`;
      return Object.entries(paths).flatMap(([address, methods]) =>
        Object.values(methods).flatMap(({operationId}) => (operationId ? [{id: operationId, address, area}] : [])),
      );
    });
}

/** @returns queries from the path of every operation in the contract of a version */
export function deriveFromContract(place: SearchPlace): LabelledQuery[] {
  const {locale, version} = place;
  const operations = knownOperations.get(version) ?? readOperations(version);
  knownOperations.set(version, operations);
  const paths = pagesOf(place).map(({path}) => path);
  return operations.flatMap(({id, address, area}): LabelledQuery[] => {
    const wanted = paths.filter((path) => path.startsWith(area) && path.endsWith(`/${id}`));
    return wanted.length === 0 ? [] : [{kind: 'request', locale, version, query: address, wanted}];
  });
}
