import {join} from 'node:path';

/** Where a language is built, as Docusaurus says it; paths of addresses with a slash at their end. */
export interface LanguagePlace {
  /** Folder of the language. */
  outDir: string;
  baseUrl: string;
  /** Path of the source language, which is built around the others. */
  sourceBaseUrl: string;
}

/** @returns the folder of the whole build. */
export function rootFolder({outDir, baseUrl, sourceBaseUrl}: LanguagePlace): string {
  const below = baseUrl.slice(sourceBaseUrl.length).split('/').filter(Boolean);
  return join(outDir, ...below.map(() => '..'));
}
