import type {World} from '../../../../integrators/sandbox/engine/world';

/** A world with the number of its changes. */
export interface Kept {
  revision: number;
  world: World;
}

/** Keeps worlds and files in the browser; where it keeps nothing, in memory until the tab is closed. */
export interface Store {
  isKept: boolean;
  read: (version: string) => Promise<Kept | undefined>;
  write: (version: string, kept: Kept) => Promise<void>;
  readFile: (key: string) => Promise<Blob | undefined>;
  writeFile: (key: string, blob: Blob) => Promise<void>;
}

const request = <Result>(asked: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error ?? new Error('The browser keeps nothing.'));
  });

/**
 * @param name of the database
 * @returns a store in the browser's database, or in memory where the browser refuses one
 */
export async function openStore(name: string): Promise<Store> {
  try {
    const opening = indexedDB.open(name, 1);
    opening.onupgradeneeded = () => {
      opening.result.createObjectStore('worlds');
      opening.result.createObjectStore('files');
    };
    return withMemory(await request(opening));
  } catch {
    return withMemory(undefined);
  }
}

/** What could not be kept, such as when the disk is full, stays in memory, and the reader is told. */
function withMemory(database: IDBDatabase | undefined): Store {
  const worlds = new Map<string, Kept>();
  const files = new Map<string, Blob>();
  const store: Store = {
    isKept: database !== undefined,
    read: (version) => get(worlds, 'worlds', version),
    write: (version, kept) => put(worlds, 'worlds', version, kept),
    readFile: (key) => get(files, 'files', key),
    writeFile: (key, blob) => put(files, 'files', key, blob),
  };

  async function get<Value>(memory: Map<string, Value>, name: string, key: string): Promise<Value | undefined> {
    if (!database || memory.has(key)) return memory.get(key);
    return request(database.transaction(name).objectStore(name).get(key) as IDBRequest<Value | undefined>);
  }

  async function put<Value>(memory: Map<string, Value>, name: string, key: string, value: Value): Promise<void> {
    if (database && store.isKept) {
      try {
        await request(database.transaction(name, 'readwrite').objectStore(name).put(value, key));
        return;
      } catch {
        store.isKept = false;
      }
    }
    memory.set(key, value);
  }
  return store;
}
