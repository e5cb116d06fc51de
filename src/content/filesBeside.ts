import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {locatePage, sourceFileOf, type MarkdownFile} from '../kit/pageLocation';

/** An address from the page on, which is neither that of a page nor broken off in a sign of its code. */
const fileAddress = /^(?![a-z][a-z+.-]*:|[/#?@])(?:[^?#%]|%[\da-f]{2})*\.(?!mdx?\b)\w+(?=[?#]|$)/i;

/**
 * Remark plugin: a translated page has the pictures and other files that lie beside its source, but for those that lie
 * beside itself.
 */
export function remarkFilesBeside() {
  return (tree: Root, file: MarkdownFile): void => {
    const page = locatePage(file);
    if (!page || file.path === undefined) return;
    const folder = path.dirname(path.resolve(file.cwd, file.path));
    const sourceFolder = path.dirname(path.resolve(file.cwd, sourceFileOf(page)));
    if (folder === sourceFolder) return;
    const way = path.relative(folder, sourceFolder).split(path.sep).join('/');
    visit(tree, (node) => {
      if (node.type !== 'image' && node.type !== 'link' && node.type !== 'definition') return;
      const [name = ''] = fileAddress.exec(node.url) ?? [];
      const liesIn = (place: string): boolean => existsSync(path.join(place, decodeURI(name)));
      if (name !== '' && !liesIn(folder) && liesIn(sourceFolder)) node.url = `${way}/${node.url}`;
    });
  };
}
