import type {BuildCache} from '../../buildCache/buildCache';

/** What the loader calls. A resource is a page as the bundler names it: a path, perhaps with a query. */
export interface PageCache {
  /** @returns the page as an earlier build compiled it from the same sources. */
  get(resource: string): Promise<string | undefined>;
  /** Stores a page that this build has compiled. */
  set(resource: string, code: string): void;
  /** Writes the pages that this build used; all others are dropped. */
  save(): Promise<void>;
}

/**
 * @param cache of compiled pages by keys
 * @param toSalt hashes everything that all pages are made from
 * @param toKey hashes everything that one page is compiled from
 * @returns a cache of compiled pages by their paths
 */
export async function openPageCache(
  cache: BuildCache<string>,
  toSalt: () => Promise<string>,
  toKey: (resource: string, salt: string) => Promise<string>,
): Promise<PageCache> {
  const salt = await toSalt();
  const keys = new Map<string, Promise<string>>();
  const compiled = new Map<string, string>();

  // The compilers of browser and server must get the same result, even when a page is saved between their calls: on
  // the server the MDX loader waits for what it compiles for the browser. So a page has one key for a whole build, and
  // only results of earlier builds are read.
  const keyInThisBuild = (resource: string): Promise<string> => {
    const key = keys.get(resource) ?? toKey(resource, salt);
    keys.set(resource, key);
    return key;
  };

  return {
    get: async (resource) => cache.get(await keyInThisBuild(resource)),
    set: (resource, code) => void compiled.set(resource, code),
    async save() {
      // A file that was saved during the build may be in a page whose key was made before.
      const saltNow = compiled.size > 0 ? await toSalt() : salt;
      for (const [resource, code] of compiled) {
        const key = await keyInThisBuild(resource);
        if ((await toKey(resource, saltNow)) === key) cache.set(key, code);
      }
      await cache.save();
    },
  };
}
