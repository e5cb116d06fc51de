import {readEntries, writeEntries} from './entriesFile';

/** What the loader asks and tells. A resource is a page as the bundler names it: a path, perhaps with a query. */
export interface PageCache {
  /** @returns the page as an earlier build compiled it from the same sources. */
  read(resource: string): Promise<string | undefined>;
  /** Keeps a page that this build has compiled. */
  keep(resource: string, code: string): Promise<void>;
  /** Writes the pages that this build used; all others are dropped. */
  save(): Promise<void>;
}

export interface Keys {
  /** @returns a hash of what all pages are made from. */
  toSalt(): Promise<string>;
  /** @returns a hash of everything that one page is compiled from. */
  toKey(resource: string, salt: string): Promise<string>;
}

/**
 * Opens a cache of compiled pages.
 *
 * @param file where it is kept between builds
 */
export async function openPageCache(file: string, {toSalt, toKey}: Keys): Promise<PageCache> {
  const [salt, earlier] = await Promise.all([toSalt(), readEntries(file)]);
  const used = new Map<string, string>();
  const keys = new Map<string, Promise<string>>();

  // The compilers of browser and server must get the same answer, also when a page is saved between their questions:
  // on the server the MDX loader waits for what it compiles for the browser. So a page has one key for a whole build,
  // and only earlier builds answer.
  const keyInThisBuild = (resource: string): Promise<string> => {
    const key = keys.get(resource) ?? toKey(resource, salt);
    keys.set(resource, key);
    return key;
  };

  return {
    async read(resource) {
      const key = await keyInThisBuild(resource);
      const code = earlier.get(key);
      if (code !== undefined) used.set(key, code);
      return code;
    },
    async keep(resource, code) {
      used.set(await keyInThisBuild(resource), code);
    },
    async save() {
      if (used.size === earlier.size && [...used.keys()].every((key) => earlier.has(key))) return;
      // What was saved while the site was built may be compiled from more than its key tells.
      const saltNow = await toSalt();
      for (const [resource, key] of keys) if ((await toKey(resource, saltNow)) !== (await key)) used.delete(await key);
      await writeEntries(file, used);
    },
  };
}
