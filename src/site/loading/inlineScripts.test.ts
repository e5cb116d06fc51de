import themeClassic from '@docusaurus/theme-classic';
import {DataAttributeQueryStringInlineJavaScript} from '@docusaurus/theme-classic/lib/inlineScripts';
import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {LoadContext} from '@docusaurus/types';
import {describe, expect, it} from 'vitest';
import {noSingleKeys, singleKeysKey} from '../../kit/browser/shortcutKeys';
import {hydrateOnLoad} from '../../kit/shared/domContract';
import {codeSettingsAttribute, codeSettingsKey} from '../../kit/shared/codeSettings';
import {samplesMissingAttribute} from '../../reference/shared/sampleLanguages';
import {storedSettingsScript, themeScript} from './inlineScripts';

const siteStorage = {type: 'localStorage', namespace: '-docs'} as const;
const themeConfig = {
  announcementBar: {id: 'news', content: 'News'},
  colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false},
} as ThemeConfig;

/** The attributes of the root element after the script ran in a page with these stored values. */
function run(
  stored: Record<string, string>,
  before: Record<string, string> = {},
  {
    languages = ['fr'],
    referrer = '',
    storage = storageOf(stored),
    announcementEnds = '2999-12-31',
    head = [] as object[],
  } = {},
): Record<string, string> {
  const root = {dataset: {...before}, lang: 'en-US'};
  const names = ['document', 'localStorage', 'sessionStorage', 'navigator', 'location'];
  new Function(...names, storedSettingsScript('/site/', siteStorage, themeConfig, announcementEnds))(
    {documentElement: root, referrer, createElement: () => ({}), head: {append: (meta: object) => head.push(meta)}},
    storage,
    storage,
    {languages},
    {origin: 'https://docs.example.com'},
  );
  return root.dataset;
}

function storageOf(stored: Record<string, string>) {
  return {
    getItem: (key: string): string | null => stored[key] ?? null,
    setItem: (key: string, value: string): void => {
      stored[key] = value;
    },
  };
}

const toDataset = (attribute: string): string =>
  attribute.replace(/^data-/, '').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

describe('the early script', () => {
  const dark = {theme: 'dark', themeChoice: 'dark', announcementBarInitiallyDismissed: 'true'};
  const current = {'docusaurus.announcement.id-docs': 'news'};

  it('changes nothing for a reader who chose nothing', () => {
    expect(run(current, dark)).toEqual({...dark, sampleLanguage: 'curl'});
  });

  it.each([
    [
      {theme: 'anything', themeChoice: 'anything'},
      {theme: 'light', themeChoice: 'light'},
    ],
    [
      {theme: 'dark', themeChoice: 'odd'},
      {theme: 'dark', themeChoice: 'dark'},
    ],
    [
      {theme: 'dark', themeChoice: 'system'},
      {theme: 'dark', themeChoice: 'system'},
    ],
    [{}, {theme: 'light', themeChoice: 'light'}],
  ])('leaves a page with a colour mode that exists: %o', (before, after) => {
    expect(run(current, before as Record<string, string>)).toMatchObject(after);
  });

  it('shows a changed announcement to readers who dismissed the last one', () => {
    expect(run({'docusaurus.announcement.id-docs': 'old'}, dark).announcementBarInitiallyDismissed).toBe('false');
    expect(run({}, dark).announcementBarInitiallyDismissed).toBe('false');
  });

  it('hides an announcement after its last day, from everyone', () => {
    const dayFromToday = (days: number): string => new Date(Date.now() + days * 86_400_000).toLocaleDateString('sv');
    const hiddenWith = (announcementEnds: string) =>
      run({}, dark, {announcementEnds}).announcementBarInitiallyDismissed;
    expect(hiddenWith(dayFromToday(-1))).toBe('true');
    expect(hiddenWith(dayFromToday(0))).toBe('false');
    expect(hiddenWith(dayFromToday(1))).toBe('false');
  });

  it('applies the keys and names that the application uses', () => {
    const stored = {...current, [`${singleKeysKey}-docs`]: 'off', [`${codeSettingsKey}-docs`]: 'python robust wrap'};
    expect(run(stored, dark)).toEqual({
      ...dark,
      [toDataset(noSingleKeys)]: '',
      [toDataset(codeSettingsAttribute)]: 'python robust wrap',
      [toDataset(samplesMissingAttribute)]: '',
    });
  });

  it('starts the application at once for readers who have the code show values of their own', () => {
    const head: object[] = [];
    run({}, dark, {head});
    expect(head).toEqual([]);
    run({'api.own-values-docs': '{"address":"https://api.acme.vn"}'}, dark, {head});
    expect(head).toEqual([{name: hydrateOnLoad}]);
  });

  it('does no harm where storage is blocked', () => {
    const blocked = (): never => {
      throw new DOMException('blocked', 'SecurityError');
    };
    const after = run({}, {}, {languages: ['vi'], storage: {getItem: blocked, setItem: blocked}});
    expect(after).toMatchObject({theme: 'light', sampleLanguage: 'curl'});
    expect(after).not.toHaveProperty('offerLanguage');
  });

  it('offers another language of the site once, to readers who prefer it and come from elsewhere', () => {
    const stored = {...current};
    const offer = (options: object) => run(stored, dark, options).offerLanguage;
    expect(offer({languages: ['en-GB', 'vi']})).toBeUndefined();
    expect(offer({languages: ['vi'], referrer: 'https://docs.example.com/site/vi/docs'})).toBeUndefined();
    expect(run(current, dark, {languages: ['vi'], referrer: 'https://docs.example.com/shop'}).offerLanguage).toBe('vi');
    expect(offer({languages: ['fr', 'vi-VN', 'en']})).toBe('vi');
    expect(offer({languages: ['vi']})).toBeUndefined();
  });
});

it('the script of the theme is the one that the installed theme puts into pages, and its SVG sprite is unused', () => {
  const context = {
    siteConfig: {themeConfig: {...themeConfig, prism: {additionalLanguages: []}}},
    siteStorage,
    i18n: {currentLocale: 'en', localeConfigs: {en: {direction: 'ltr'}}},
  };
  const tags = themeClassic(context as unknown as LoadContext, {}).injectHtmlTags?.({content: undefined});
  const [drawing, script, ...others] = [tags?.preBodyTags ?? []].flat() as {tagName: string; innerHTML: string}[];
  expect(others).toEqual([]);
  expect(tags?.headTags ?? []).toEqual([]);
  expect(drawing?.innerHTML.match(/<symbol/g)).toHaveLength(1);
  expect(drawing?.innerHTML).toContain('theme-svg-external-link');
  // Attributes from the address are left out.
  const kept = script?.innerHTML.replace(`${DataAttributeQueryStringInlineJavaScript}\n`, '');
  expect(kept).toBe(themeScript(siteStorage, themeConfig));
  expect(kept).not.toBe(script?.innerHTML);
});
