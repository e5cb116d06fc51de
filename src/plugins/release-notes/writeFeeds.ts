import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {writeFeed, type FeedInput} from './atomFeed';
import {channels, type Channel} from './index';
import type {ReleaseNote} from './readNotes';

export interface FeedsInput extends Omit<FeedInput, 'channel' | 'notes'> {
  /** Folder of the language. */
  outDir: string;
  notes: Record<Channel, ReleaseNote[]>;
}

/** Writes one Atom feed per channel next to the pages. */
export async function writeFeeds({outDir, notes, ...site}: FeedsInput): Promise<void> {
  const folder = path.join(outDir, 'release-notes');
  await mkdir(folder, {recursive: true});
  await Promise.all(
    channels.map((channel) =>
      writeFile(path.join(folder, `${channel}.atom`), writeFeed({...site, channel, notes: notes[channel]})),
    ),
  );
}
