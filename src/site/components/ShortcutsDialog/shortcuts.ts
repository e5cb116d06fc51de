import {translate} from '@docusaurus/Translate';

export interface Shortcut {
  /** Alternatives; the keys of one alternative are pressed together. */
  keys: readonly (readonly string[])[];
  meaning: string;
}

/** @returns every key that the site listens to */
export function shortcuts(isMac: boolean): Shortcut[] {
  const modifier = isMac ? '⌘' : 'Ctrl';
  return [
    {
      keys: [['/'], [modifier, 'K']],
      meaning: translate({id: 'site.shortcuts.search', message: 'Open the search'}),
    },
    {
      keys: [['↑'], ['↓']],
      meaning: translate({id: 'site.shortcuts.results', message: 'Choose a result of the search'}),
    },
    {
      keys: [['Enter']],
      meaning: translate({id: 'site.shortcuts.open', message: 'Open the chosen result'}),
    },
    {
      keys: [['Esc']],
      meaning: translate({id: 'site.shortcuts.close', message: 'Close the search, the menu or this list'}),
    },
    {
      keys: [['Tab']],
      meaning: translate({
        id: 'site.shortcuts.next',
        message:
          'Go to the next link or button, from the search to the page; the first one of a page skips to the text',
      }),
    },
    {
      keys: [['?'], [modifier, '/']],
      meaning: translate({id: 'site.shortcuts.help', message: 'Show this list'}),
    },
  ];
}
