import {join} from 'node:path';

/** Where a language is built; base paths with a trailing slash. */
export interface LanguageFolder {
  /** Folder of the language. */
  outDir: string;
  baseUrl: string;
  /** Path of the source language, whose folder contains the others. */
  sourceBaseUrl: string;
}

/** @returns the folder of the whole build. */
export function rootFolder({outDir, baseUrl, sourceBaseUrl}: LanguageFolder): string {
  const below = baseUrl.slice(sourceBaseUrl.length).split('/').filter(Boolean);
  return join(outDir, ...below.map(() => '..'));
}
