/** The bytes of files, by their keys. */
export interface Files {
  put: (key: string, bytes: Buffer) => void;
  get: (key: string) => Buffer | undefined;
  all: () => Iterable<[key: string, bytes: Buffer]>;
}

/** @param onPut called with each file that was not there before */
export function createFiles(onPut: (key: string, bytes: Buffer) => void = () => undefined): Files {
  const kept = new Map<string, Buffer>();
  return {
    put(key, bytes) {
      if (kept.has(key)) return;
      kept.set(key, bytes);
      onPut(key, bytes);
    },
    get: (key) => kept.get(key),
    all: () => kept,
  };
}
