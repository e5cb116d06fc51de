import {useColorMode} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import {useState} from 'react';
import {copyAndAnnounce} from '../../../../kit/browser/copyAndAnnounce';
import {commandWords, type Command} from '../../commands';
import type {SearchScope} from '../../useSearchScope';

export interface PageCommands {
  /** @returns what the box can do with the page as it is now, the harmless first */
  list: () => Command[];
  /** The reader has just copied the address. */
  isCopied: boolean;
}

/**
 * Other languages and versions are links of the navbar: those know where a page is in another version, and what to say when
 * it is not there. On a phone they are in the page, too, though not seen.
 */
const linksOfNavbar = (): HTMLAnchorElement[] => [
  ...document.querySelectorAll<HTMLAnchorElement>('.theme-layout-navbar a.dropdown__link'),
];

/** @returns what the box can do with the page: copy its address, change its colours, language and version */
export function useCommands({versions, own}: SearchScope): PageCommands {
  const {colorMode, setColorMode} = useColorMode();
  const [isCopied, setCopied] = useState(false);

  const copyLink = (): Command => ({
    kind: 'command',
    id: 'copy-link',
    href: window.location.href,
    value: translate({
      id: 'site.search.command.copyLink',
      message: 'Copy link',
      description: 'Command of the search box',
    }),
    ...commandWords.copyLink,
    run: () =>
      void copyAndAnnounce({
        text: window.location.href,
        message: translate({id: 'site.search.command.copied', message: 'Link copied', description: 'After copying'}),
        show: setCopied,
      }),
  });

  const changeColours = (): Command => {
    const other = colorMode === 'dark' ? 'light' : 'dark';
    return {
      kind: 'command',
      id: other,
      href: `?docusaurus-theme=${other}`,
      value:
        other === 'dark'
          ? translate({
              id: 'site.search.command.dark',
              message: 'Dark colours',
              description: 'Command of the search box',
            })
          : translate({
              id: 'site.search.command.light',
              message: 'Light colours',
              description: 'Command of the search box',
            }),
      ...commandWords[other],
      run: () => setColorMode(other),
    };
  };

  const changeLanguage = (link: HTMLAnchorElement): Command => {
    const code = link.lang.split('-')[0] ?? '';
    return {
      kind: 'command',
      id: `language-${code}`,
      href: link.pathname + window.location.search + window.location.hash,
      value: link.textContent,
      names: [link.textContent.toLowerCase(), ...(commandWords.languages[code] ?? [])],
      topics: commandWords.languageTopics,
      run: () => link.click(),
    };
  };

  const changeVersion = (link: HTMLAnchorElement): Command[] => {
    const version = versions.find(({label, name}) => name !== own.name && link.textContent.split(' ')[0] === label);
    if (!version) return [];
    const {name, label} = version;
    return [
      {
        kind: 'command',
        id: `version-${name}`,
        href: link.pathname + link.search + link.hash,
        value: translate(
          {
            id: 'site.search.command.version',
            message: 'Version {version}',
            description: 'Command of the search box that opens the page in another version',
          },
          {version: label},
        ),
        names: [label, `version ${label}`, `v${label}`, `phiên bản ${label}`],
        topics: commandWords.versionTopics,
        run: () => link.click(),
      },
    ];
  };

  return {
    isCopied,
    list() {
      const links = linksOfNavbar();
      const current = document.documentElement.lang;
      return [
        // Without it the browser lets no page copy, as on an address without https.
        ...('clipboard' in navigator ? [copyLink()] : []),
        changeColours(),
        ...links.filter(({lang}) => lang !== '' && lang !== current).map(changeLanguage),
        ...links.filter(({lang}) => lang === '').flatMap(changeVersion),
      ];
    },
  };
}
