import {posix} from 'node:path';
import {format, resolveConfig} from 'prettier';
import {globSync} from 'tinyglobby';
import {didYouMean, nearestName} from '../../src/kit/didYouMean';
import {sourceLocale} from '../../src/kit/locales';
import {docsFolder} from '../../src/kit/pageLocation';
import {currentVersion} from '../../src/kit/versions';
import type {PlannedChange} from '../plannedChange';
import {findNames, writeName, type WrittenName} from '../writtenNames';

/** Where the sidebars of the current version are written. */
const sidebarFiles = ['src/config/sidebars/*.ts', 'sidebars.ts'];

interface Place extends WrittenName {
  file: string;
}

/**
 * Names a page in its sidebar: behind another one, or else behind the last page of its folder.
 *
 * @param id of the page, which is its path below docs/
 * @param after id of the page that it is to follow
 * @throws Error if no sidebar has that page, or one of the folder
 */
export async function addToSidebar(change: PlannedChange, id: string, after?: string): Promise<void> {
  const places = globSync(sidebarFiles, {cwd: change.root})
    .sort()
    .flatMap((file) => findNames(change.read(file)).map((name): Place => ({...name, file})));
  const pages = places.filter(({value, entry}) => entry && !entry.isReference && isPage(change, value));
  const place = after === undefined ? endOfFolder(places, pages, posix.dirname(id)) : entryOf(pages, after);
  const text = change.read(place.file);
  const at = place.entry?.end ?? place.listEnd ?? place.end;
  const name = writeName(text, id);
  const written = text.slice(0, at) + (place.entry ? `, ${name}` : name) + text.slice(at);
  const path = posix.join(change.root, place.file);
  change.write(place.file, await format(written, {...(await resolveConfig(path)), filepath: path}));
}

/** A list has names of categories, too. */
const isPage = (change: PlannedChange, id: string): boolean =>
  change.has(`${docsFolder(sourceLocale, currentVersion.name)}/${id}.mdx`);

function entryOf(pages: readonly Place[], id: string): Place {
  const found = pages.find(({value}) => value === id);
  if (found) return found;
  const known = pages.map(({value}) => value);
  throw new Error(`No list of a sidebar has the page "${id}". ${didYouMean(id, known)} Nothing was changed.`);
}

/** @returns the last page of the folder, or its category if that is still empty */
function endOfFolder(places: readonly Place[], pages: readonly Place[], folder: string): Place {
  const inFolder = pages.filter(({value}) => posix.dirname(value) === folder);
  const found = inFolder.at(-1) ?? places.find(({value, listEnd}) => value === `/${folder}` && listEnd !== undefined);
  if (found) return found;
  const near = nearestPage(pages, folder);
  throw new Error(
    `No sidebar has a page of the folder ${folder}/. Say behind which page the new one stands (${near ? `for instance --after ${near}` : '--after PAGE'}), or give the folder a category in src/config/sidebars/ first. Nothing was changed.`,
  );
}

/** @returns the last page of the folder that is spelled nearly so, or else of the one that has most folders in common */
function nearestPage(pages: readonly Place[], folder: string): string | undefined {
  const folders = [...new Set(pages.map(({value}) => posix.dirname(value)))];
  const parts = folder.split('/');
  const inCommon = (other: string): number => {
    const different = other.split('/').findIndex((part, index) => part !== parts[index]);
    return different === -1 ? other.split('/').length : different;
  };
  const [likest] = [...folders].sort((a, b) => inCommon(b) - inCommon(a));
  const near = nearestName(folder, folders) ?? likest;
  return pages.filter(({value}) => posix.dirname(value) === near).at(-1)?.value;
}
