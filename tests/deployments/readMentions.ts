import {extname} from 'node:path';
import type {BuiltPage} from '../dist/readPage';

/** An address as it is written in a file, with what mentions it. */
export interface Written {
  by: string;
  address: string;
}

const findAll = (by: string, text: string, pattern: RegExp): Written[] =>
  [...text.matchAll(pattern)].flatMap(([, address]) => (address ? [{by, address}] : []));

/** The bundler writes the names of the chunks as two objects, and the path in front of them as a string. */
function readChunks(text: string): Written[] {
  const publicPath = /\b\w+\.p="([^"]*)"/.exec(text)?.[1];
  if (publicPath === undefined) return [];
  // Keys without quotes are numbers, as `0x1f` too.
  const rows = (list = ''): [string, string][] =>
    [...list.matchAll(/("?)([\w-]+)\1:"([\w-]+)"/g)].map(([, quote, id = '', name = '']) => [
      quote || Number.isNaN(Number(id)) ? id : String(Number(id)),
      name,
    ]);
  return [
    ...text.matchAll(/"(assets\/(js|css)\/)"\+(?:\(\{([^{}]*)\}\[\w\]\|\|\w\)|\w)\+"\."\+\(?\{([^{}]*)\}/g),
  ].flatMap(([, folder = '', ending = '', names, hashes]) => {
    const nameOf = new Map(rows(names));
    return rows(hashes).map(([id, hash]) => ({
      by: 'chunk',
      address: `${publicPath}${folder}${nameOf.get(id) ?? id}.${hash}.${ending}`,
    }));
  });
}

interface Manifest {
  start_url?: string;
  scope?: string;
  icons?: {src: string}[];
}

function readManifest(text: string): Written[] {
  const {start_url: start, scope, icons = []} = JSON.parse(text) as Manifest;
  return [
    ...[start, scope].flatMap((address) => (address ? [{by: 'manifest', address}] : [])),
    ...icons.map(({src}) => ({by: 'icon', address: src})),
  ];
}

/** By the ending of the file. */
const readers: Readonly<Record<string, (text: string) => Written[]>> = {
  css: (text) => findAll('url()', text, /url\(\s*["']?((?!data:|#)[^"')]+)["']?\s*\)/g),
  js: readChunks,
  webmanifest: readManifest,
  xml: (text) => findAll('loc', text, /<loc>([^<]*)<\/loc>/g),
  txt: (text) => [...findAll('Sitemap', text, /^Sitemap: (.*)$/gm), ...readMarkdown(text)],
  md: (text) => readMarkdown(text),
};

/** Samples in code name addresses of others. */
function readMarkdown(text: string): Written[] {
  return findAll('Markdown link', text.replace(/^( *)(`{3,}|~{3,})[^]*?^\1\2$/gm, ''), /\]\(<?([^\s)>]+)>?[^)]*\)/g);
}

/** @returns the addresses that a page mentions: its elements, the scripts that its starter loads, its data for search engines */
export function readPageMentions(page: BuiltPage): Written[] {
  const data = page.structuredData.flatMap((text) => findAll('JSON-LD', text, /"(https?:\/\/[^"]+)"/g));
  return [
    ...page.references.map(({by, rel, address}) => ({by: rel ? `link ${rel}` : by, address})),
    ...page.applicationScripts.map((address) => ({by: 'application script', address})),
    ...data.filter(({address}) => !address.startsWith('https://schema.org')),
  ];
}

/** @returns the addresses that any other file mentions, as far as its kind has any */
export function readFileMentions(path: string, text: string): Written[] {
  return readers[extname(path).slice(1)]?.(text) ?? [];
}
