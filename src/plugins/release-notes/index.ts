import {readFile, writeFile, mkdir} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {writeFeed} from './atomFeed';
import {readNotes, type ReleaseNote} from './readNotes';

/** The two channels, named after their pages. */
export const channels = ['website', 'mobile'] as const;
export type Channel = (typeof channels)[number];

/** Newest entries of the website channel, for the home page. */
export interface LatestNotes {
  latest: Pick<ReleaseNote, 'date' | 'heading' | 'summary'>[];
}

const latestCount = 3;

/**
 * Reads the release-notes pages of the language being built: gives the newest entries to the home page and
 * writes one Atom feed per channel next to the pages.
 */
export default function releaseNotesPlugin(context: LoadContext): Plugin<Record<Channel, ReleaseNote[]>> {
  const {siteDir, i18n, siteConfig} = context;
  const docsDir =
    i18n.currentLocale === i18n.defaultLocale
      ? path.join(siteDir, 'docs')
      : path.join(siteDir, 'i18n', i18n.currentLocale, 'docusaurus-plugin-content-docs', 'current');
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
    async postBuild({content, outDir}) {
      const baseUrl = siteConfig.url + context.baseUrl;
      await mkdir(path.join(outDir, 'release-notes'), {recursive: true});
      await Promise.all(
        channels.map((channel) =>
          writeFile(
            path.join(outDir, 'release-notes', `${channel}.atom`),
            writeFeed({
              channel,
              notes: content[channel],
              baseUrl,
              locale: i18n.currentLocale,
              siteTitle: siteConfig.title,
            }),
          ),
        ),
      );
    },
  };
}
