import {fromHtml} from 'hast-util-from-html';
import {describe, expect, it} from 'vitest';
import {searchOptions} from '../../src/config/search';
import {locales} from '../../src/kit/locales';
import {versions} from '../../src/kit/versions';
import {indexedPage} from '../../src/search/__fixtures__/indexedPage';
import {buildIndex} from '../../src/search/index/buildIndex';
import {readPageParts} from '../../src/search/index/pageParts';
import {readQueryWords} from '../../src/search/index/readQueryWords';
import {readSections} from '../../src/search/index/readSections';
import {indexPath, pagePath, readIndexes} from './readIndexes';
import {openRebuild, openRebuildFile} from './rebuildIndexes';
import {localSearch} from './evaluate';

const html = `<head><meta name=description content="How to cancel it"></head><main><article><h1>Cancel</h1><p>Press it.</p>
<h2>Before<a class=hash-link href="#before"></a></h2><p>Ask first.</p><pre class="code-block">a sample</pre></article></main>`;

/** The files of a site in which each language has a page in the current version. */
function makeFiles(): Record<string, string> {
  const text = readSections(fromHtml(html), true, readPageParts(searchOptions));
  const phrases = new Map<string, string[]>([
    ['en', ['take it back']],
    ['vi', ['lấy lại']],
  ]);
  const empty = JSON.stringify(buildIndex([]));
  return Object.fromEntries(
    locales.flatMap(({code, pathPrefix}) => {
      const own = phrases.get(code) ?? [];
      const other = phrases.get(code === 'en' ? 'vi' : 'en') ?? [];
      const route = `${pathPrefix}/docs/a`;
      const page = {
        ...indexedPage('a', 'Cancel', {phrases: own, otherPhrases: other}),
        ...text,
        title: 'Cancel',
        route,
      };
      const index = JSON.stringify(buildIndex([page], {language: code, ...readQueryWords(code)}));
      return [
        ...[undefined, ...versions.map(({name}) => name)].map((version) => [
          indexPath(code, version),
          version === 'current' ? index : empty,
        ]),
        [pagePath(code, route), html],
      ];
    }),
  ) as Record<string, string>;
}

const files = makeFiles();
const read = (path: string): string => {
  const text = files[path];
  if (text === undefined) throw new Error(`There is no ${path}.`);
  return text;
};
const place = readIndexes(read).find(({locale, version}) => locale === 'en' && version === 'current')!; // One of the list.

describe('an index that is built again', () => {
  it('is the same with the same phrases', () => {
    const rebuilt = openRebuildFile(read)(place, ({phrases}) => phrases);
    expect(JSON.stringify(rebuilt)).toBe(read(indexPath('en', 'current')));
  });

  it('finds pages by their new phrases, and not by those they had', () => {
    const rebuild = openRebuild(read);
    expect(localSearch(place, 'take back')).toEqual(['a']);
    expect(
      localSearch(
        rebuild(place, () => []),
        'take back',
      ),
    ).toEqual([]);
    const renamed = rebuild(place, (_, locale) => (locale === 'en' ? ['undo'] : ['hoàn tác']));
    expect(['undo', 'cancel', 'hoàn tác'].map((query) => localSearch(renamed, query))).toEqual([['a'], ['a'], ['a']]);
  });
});

it.each([
  ['/', '/index.html'],
  ['/docs', '/docs.html'],
  ['/docs/a#b', '/docs/a.html'],
])('knows the file of %s', (route, file) => {
  expect(pagePath('en', route)).toBe(file);
  expect(pagePath('vi', `/vi${route}`)).toBe(`/vi${file}`);
});
