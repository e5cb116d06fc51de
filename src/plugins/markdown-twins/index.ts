import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import {buildLocale} from '../../config/i18n';
import {currentVersion} from '../../config/versions';
import {siteSummary, sidebarTitles} from './texts';
import {toMarkdown} from './toMarkdown';
import {writeLlms, writeLlmsFull, type TwinPage} from './writeLlms';

type Doc = LoadedVersion['docs'][number];

/**
 * Writes, after the build, every docs page once more as Markdown at its own address plus `.md`, and the two
 * files by which language models find them: llms.txt and llms-full.txt, in each language.
 */
export default function markdownTwins({siteConfig, baseUrl}: LoadContext): Plugin {
  let versions: LoadedVersion[] = [];
  return {
    name: 'markdown-twins',
    async allContentLoaded({allContent}) {
      const instances = Object.values(allContent['docusaurus-plugin-content-docs'] ?? {});
      versions = instances.flatMap((content) => (content as LoadedContent).loadedVersions);
    },
    async postBuild({outDir}) {
      const permalinks = new Set(versions.flatMap(({docs}) => docs.map(({permalink}) => canonical(permalink))));
      const fileOf = (permalink: string, ending: string): string =>
        path.join(outDir, `${canonical(permalink).slice(baseUrl.length)}${ending}`);
      const toTwin = (href: string): string => twinAddress(href, permalinks);
      const pages: TwinPage[] = [];
      for (const version of versions) {
        for (const doc of inSidebarOrder(version)) {
          const html = await readFile(fileOf(doc.permalink, '.html'), 'utf8');
          const text = toMarkdown(html, toTwin);
          if (!text) {
            throw new Error(
              `markdown-twins: ${doc.permalink} has no article (.theme-doc-markdown). Has the theme changed its class?`,
            );
          }
          await writeFile(fileOf(doc.permalink, '.md'), text.markdown);
          if (version.versionName === currentVersion.name) {
            pages.push({
              title: doc.title,
              description: doc.description,
              url: `${siteConfig.url}${canonical(doc.permalink)}.md`,
              section: sidebarTitles[buildLocale()][doc.sidebar ?? ''] ?? siteConfig.title,
              markdown: text.markdown,
            });
          }
        }
      }
      const input = {siteTitle: siteConfig.title, summary: siteSummary[buildLocale()], pages};
      await writeFile(path.join(outDir, 'llms.txt'), writeLlms(input));
      await writeFile(path.join(outDir, 'llms-full.txt'), writeLlmsFull(input));
    },
  };
}

/** The docs plugin writes a version's introduction with a trailing slash; the site has none. */
function canonical(permalink: string): string {
  return permalink.replace(/\/$/, '');
}

/** @returns the documents in the order of their sidebars, those without one first. */
function inSidebarOrder({docs, sidebars}: LoadedVersion): Doc[] {
  const order = new Map<string, number>();
  const walk = (items: readonly unknown[]): void => {
    for (const item of items as {type: string; id?: string; items?: unknown[]}[]) {
      if (item.type === 'doc' && item.id !== undefined) {
        order.set(item.id, order.size + 1);
      }
      walk(item.items ?? []);
    }
  };
  walk(Object.values(sidebars).flat());
  return [...docs].sort((a, b) => (order.get(a.id) ?? 0) - (order.get(b.id) ?? 0));
}

/** A link to a docs page becomes a link to its text; every other address stays. */
export function twinAddress(href: string, permalinks: ReadonlySet<string>): string {
  const [address = '', hash] = href.split('#');
  return permalinks.has(address) ? `${address}.md${hash ? `#${hash}` : ''}` : href;
}
