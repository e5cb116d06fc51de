import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {currentVersion} from '../../config/versions';
import {docsFolder} from '../../content/pageLocation';
import {readNotes, type ReleaseNote} from './readNotes';

/** The two channels, named after their pages. */
export const channels = ['website', 'mobile'] as const;
export type Channel = (typeof channels)[number];

/** Newest entries of the website channel, for the home page. */
export interface LatestNotes {
  latest: Pick<ReleaseNote, 'date' | 'heading' | 'summary'>[];
}

const latestCount = 3;

/** What the plugin loads: the entries of both channels, newest first. */
export type ReleaseNotes = Record<Channel, ReleaseNote[]>;

/**
 * Reads the release-notes pages of the language being built and gives the newest entries to the home page. The feeds
 * are a step of `src/plugins/publish`.
 */
export default function releaseNotesPlugin({siteDir, i18n}: LoadContext): Plugin<ReleaseNotes> {
  const docsDir = path.join(siteDir, docsFolder(i18n.currentLocale, currentVersion.name));
  const pageOf = (channel: Channel): string => path.join(docsDir, 'release-notes', `${channel}.mdx`);
  const read = async (channel: Channel): Promise<ReleaseNote[]> =>
    readNotes(await readFile(pageOf(channel), 'utf8'), path.relative(siteDir, pageOf(channel)));

  return {
    name: 'release-notes',
    getPathsToWatch: () => channels.map(pageOf),
    async loadContent() {
      return {website: await read('website'), mobile: await read('mobile')};
    },
    contentLoaded({content, actions}) {
      const latest = content.website
        .slice(0, latestCount)
        .map(({date, heading, summary}) => ({date, heading, summary}));
      actions.setGlobalData({latest} satisfies LatestNotes);
    },
  };
}
