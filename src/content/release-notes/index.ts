import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {LocaleCode} from '../../kit/locales';
import {currentVersion} from '../../kit/versions';
import {shownFile} from '../../kit/pageLocation';
import {readNotes, type ReleaseNote} from './readNotes';

/** Newest entries of the website's release notes, for the home page. */
export interface LatestNotes {
  latest: ReleaseNote[];
}

const latestCount = 3;

/**
 * Reads the release-notes pages of the language being built and gives the newest entries for the website to the home
 * page. Those for the mobile app are only checked.
 */
export default function releaseNotes({siteDir, i18n}: LoadContext): Plugin<ReleaseNote[]> {
  const pages = ['release-notes/website.mdx', 'release-notes/mobile.mdx'].map((page) =>
    path.join(siteDir, shownFile(siteDir, i18n.currentLocale, currentVersion.name, page)),
  );
  const read = async (page: string): Promise<ReleaseNote[]> =>
    readNotes(await readFile(page, 'utf8'), path.relative(siteDir, page), i18n.currentLocale as LocaleCode);

  return {
    name: 'release-notes',
    getPathsToWatch: () => pages,
    async loadContent() {
      const [website = []] = await Promise.all(pages.map(read));
      return website;
    },
    contentLoaded({content, actions}) {
      actions.setGlobalData({latest: content.slice(0, latestCount)} satisfies LatestNotes);
    },
  };
}
