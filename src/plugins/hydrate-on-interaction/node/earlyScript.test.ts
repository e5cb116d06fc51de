import {describe, expect, it, vi} from 'vitest';
import {noSingleKeys, singleKeysKey} from '../../local-search/client/singleKeys';
import {
  sampleLanguageAttribute,
  sampleLanguageStorageKey,
  samplesMissingAttribute,
} from '../../api-contract/shared/sampleLanguages';
import {earlyScript} from './earlyScript';

/** The attributes of the root element after the script ran in a page with these stored values. */
function run(stored: Record<string, string>, before: Record<string, string> = {}): Record<string, string> {
  const root = {dataset: {...before}};
  const localStorage = {getItem: (key: string) => stored[key] ?? null};
  new Function('document', 'localStorage', earlyScript('-docs', 'news', 'curl'))({documentElement: root}, localStorage);
  return root.dataset;
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

  it('applies the keys and names that the application uses', () => {
    const stored = {...current, [`${singleKeysKey}-docs`]: 'off', [`${sampleLanguageStorageKey}-docs`]: 'python'};
    expect(run(stored, dark)).toEqual({
      ...dark,
      [toDataset(noSingleKeys)]: '',
      [toDataset(sampleLanguageAttribute)]: 'python',
      [toDataset(samplesMissingAttribute)]: '',
    });
  });

  it('does no harm where storage is blocked', () => {
    const root = {dataset: {} as Record<string, string>};
    const localStorage = {
      getItem: vi.fn(() => {
        throw new DOMException('blocked', 'SecurityError');
      }),
    };
    new Function('document', 'localStorage', earlyScript('-docs', 'news', 'curl'))(
      {documentElement: root},
      localStorage,
    );
    expect(root.dataset).toMatchObject({theme: 'light', sampleLanguage: 'curl'});
  });
});
