import type {LoadContext, Plugin} from '@docusaurus/types';
import {prepareDelivery} from './prepareDelivery';

const key = Symbol.for('static-delivery.builtFolders');

/**
 * @returns the folders that this process has built: one per language, the source language's around the others.
 * They are kept with the process, because Docusaurus loads this file anew for every language.
 */
function builtFolders(): Set<string> {
  const holder = globalThis as {[key]?: Set<string>};
  return (holder[key] ??= new Set());
}

/**
 * Docusaurus starts the postBuild of all plugins at once, so the sitemap and the search index may still be on
 * their way in ours. The end of the process is the first moment at which every file of every language is there.
 */
function prepareAtTheEnd(folder: string): void {
  const folders = builtFolders();
  if (folders.size === 0) {
    process.once('beforeExit', () => {
      const [outermost] = [...folders].sort((a, b) => a.length - b.length);
      if (outermost) void prepareDelivery(outermost);
    });
  }
  folders.add(folder);
}

/** Makes the built files ready to be served: security policy of the pages, compressed copies of all text. */
export default function staticDelivery(_context: LoadContext): Plugin {
  return {
    name: 'static-delivery',
    async postBuild({outDir}) {
      prepareAtTheEnd(outDir);
    },
  };
}
