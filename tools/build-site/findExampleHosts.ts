import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {Element} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {toString} from 'hast-util-to-string';
import {globSync} from 'tinyglobby';
import {SKIP, visit} from 'unist-util-visit';
import {isExampleHost} from '../../src/kit/reservedHosts';

/** A host by its name, perhaps with the scheme before it; the host of a mail address is none. */
const hosts = /(?<![\w@.-])(?:https?:\/\/)?((?:[a-z\d-]+\.)+[a-z]{3,})(?![\w-]|\.\w)/gi;

/** Where invented hosts belong: the receiver of a webhook in a sample, the link in a drawn message. */
const isSample = ({tagName, properties: {className = []}}: Element): boolean =>
  ['code', 'pre'].includes(tagName) || String(className).includes('mockup');

const addressAttributes = ['href', 'src', 'action', 'content'] as const;

const examplesIn = (text: string): string[] =>
  [...text.matchAll(hosts)].filter(([, host = '']) => isExampleHost(host.toLowerCase())).map(([whole]) => whole);

/**
 * @param html a page
 * @param unset hosts of settings that stand nowhere once the settings are made, not even in samples
 * @returns the example hosts to which a page leads its readers, or that it names as if they were real
 */
export function exampleHostsOf(html: string, unset: readonly string[]): string[] {
  const found = new Set<string>();
  // Most pages name none, and parsing takes time.
  if (examplesIn(html).length === 0) return [];
  visit(fromHtml(html), (node) => {
    if (node.type === 'text') for (const host of examplesIn(node.value)) found.add(host);
    if (node.type !== 'element') return undefined;
    for (const name of addressAttributes)
      for (const host of examplesIn(String(node.properties[name] ?? ''))) found.add(`${name} ${host}`);
    const isSkipped = isSample(node);
    if (isSkipped)
      for (const host of examplesIn(toString(node))) if (unset.some((one) => host.endsWith(one))) found.add(host);
    return isSkipped || ['script', 'style'].includes(node.tagName) ? SKIP : undefined;
  });
  return [...found];
}

/** Pages named per message; the count covers all. */
const mostNamed = 3;

/**
 * @param folder a finished build
 * @returns for each example host with which a page misleads its readers, one message with its places
 */
export async function findExampleHosts(folder: string, unset: readonly string[]): Promise<string[]> {
  const places = new Map<string, string[]>();
  for (const file of globSync('**/*.html', {cwd: folder}).sort())
    for (const host of exampleHostsOf(await readFile(join(folder, file), 'utf8'), unset))
      places.set(host, [...(places.get(host) ?? []), file]);
  return [...places].map(([host, files]) => {
    const named = files.slice(0, mostNamed).join(', ') + (files.length > mostNamed ? ', …' : '');
    return (
      `Pages name ${host}, a host that nobody has (${files.length}): ${named}. Write the real address, or put an ` +
      'invented one into code or a mockup.'
    );
  });
}
