import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import {currentVersion} from '../../kit/versions';
import {message, type MessageId} from '../../kit/messages';
import {toAddress, type BuiltLanguage, type Step} from '../../kit/step';
import {languageRoots} from '../steps/languageRoots';
import {otherFiles} from './otherFiles';
import {resolveFragments} from './resolveFragments';
import {readArticle, readCategory, toMarkdown} from './toMarkdown';
import {writeLlms, writeLlmsFull, type MarkdownPage} from './writeLlms';

type Doc = LoadedVersion['docs'][number];
type SidebarItem = LoadedVersion['sidebars'][string][number];

/** The kinds of admonitions of the theme. */
const admonitionKinds = ['note', 'tip', 'info', 'warning', 'caution', 'danger'] as const;

/**
 * Writes every docs page once more as Markdown at its own address plus `.md`, and the two files by which language
 * models find them: llms.txt and llms-full.txt. It comes after the steps whose files llms.txt lists.
 */
export function markdownStep(built: BuiltLanguage): Step {
  const {siteDir, siteConfig, outDir, baseUrl, locale, docs: instances} = built;
  const versions = Object.values(instances).flatMap(({loadedVersions}) => loadedVersions);
  const categories = new Set(versions.flatMap(({sidebars}) => Object.values(sidebars).flat().flatMap(categoriesIn)));
  const docAddresses = versions.flatMap(({docs}) => docs.map(({permalink}) => toAddress(permalink)));
  const addresses = new Set([...docAddresses, ...categories]);
  const admonitions = Object.fromEntries(admonitionKinds.map((kind) => [kind, message(locale, `markdown.${kind}`)]));
  const texts = new Map<string, string>();
  let published: ReadonlyMap<string, string> = texts;
  const textOf = ({permalink}: Doc): string => {
    const text = published.get(toAddress(permalink));
    if (text === undefined) throw new Error(`markdown: no built page for ${permalink}.`);
    return text;
  };
  const toPage = (doc: Doc): MarkdownPage => ({
    title: doc.title,
    description: doc.description,
    url: `${siteConfig.url}${toAddress(doc.permalink)}.md`,
    section: doc.sidebar === undefined ? siteConfig.title : message(locale, `llms.${doc.sidebar}` as MessageId),
    markdown: textOf(doc),
  });
  return {
    name: 'Markdown output',
    readPage({address, tree}) {
      if (!addresses.has(address)) return;
      const read = categories.has(address) ? readCategory : readArticle;
      const rewriteLink = (href: string): string => markdownAddress(href, address, addresses);
      const otherSamples = message(locale, 'markdown.otherSamples');
      const article = read(tree, {rewriteLink, admonitions, otherSamples});
      if (!article)
        throw new Error('markdown: there is no article (.theme-doc-markdown). Has the theme changed its class?');
      texts.set(address, toMarkdown(article));
    },
    async write() {
      published = resolveFragments(texts);
      for (const doc of versions.flatMap(({docs}) => docs)) textOf(doc);
      for (const [address, text] of published) {
        await writeFile(path.join(outDir, `${address.slice(baseUrl.length)}.md`), text);
      }
      const current = versions.filter(({versionName}) => versionName === currentVersion.name);
      const lists = {
        siteTitle: siteConfig.title,
        summary: message(locale, 'llms.summary'),
        pages: current.flatMap(inSidebarOrder).map(toPage),
        more: otherFiles({siteDir, outDir, siteUrl: siteConfig.url, roots: languageRoots(built), locale}),
      };
      await writeFile(path.join(outDir, 'llms.txt'), writeLlms(lists));
      await writeFile(path.join(outDir, 'llms-full.txt'), writeLlmsFull(lists));
    },
  };
}

function idsIn(item: SidebarItem): string[] {
  if (item.type === 'category')
    return [...(item.link?.type === 'doc' ? [item.link.id] : []), ...item.items.flatMap(idsIn)];
  return item.type === 'doc' ? [item.id] : [];
}

/** The addresses of the pages that list what is in a category. */
function categoriesIn(item: SidebarItem): string[] {
  if (item.type !== 'category') return [];
  const own = item.link?.type === 'generated-index' ? [toAddress(item.link.permalink)] : [];
  return [...own, ...item.items.flatMap(categoriesIn)];
}

/** @returns the documents in the order of their sidebars, those without one first. */
function inSidebarOrder({docs, sidebars}: LoadedVersion): Doc[] {
  const ids = Object.values(sidebars).flat().flatMap(idsIn);
  return [...docs].sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}

/** A link to a docs page becomes a link to its text; every other address of the site becomes absolute. */
function markdownAddress(href: string, from: string, addresses: ReadonlySet<string>): string {
  const site = 'http://site';
  const {origin, pathname, search, hash} = new URL(href, site + from);
  if (origin !== site || href.startsWith('#')) return href;
  return addresses.has(pathname) ? `${pathname}.md${hash}` : pathname + search + hash;
}
