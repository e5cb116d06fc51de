import {createContext} from '../../checks/content/createContext';
import {listAddresses} from '../../checks/moved-pages/listAddresses';
import {movedPagesFile, readMovedPages} from '../../src/content/movedPages';
import {editFile} from '../cut-version/editFile';

/**
 * Leads every address of a version that goes, tags and folders included, to the same page of the current version or, where that
 * has none, to the nearest one above. Must be called while the version is still there.
 *
 * @param path of the version below /docs
 */
export async function redirectVersion(root: string, path: string): Promise<void> {
  const {pages, folders} = await listAddresses(createContext(root));
  const base = `/docs/${path}`;
  const isGoing = (address: string): boolean => `${address}/`.startsWith(`${base}/`);
  const staying = new Set(pages.filter((address) => !isGoing(address)));
  const successorOf = (address: string): string => {
    let successor = `/docs${address.slice(base.length)}`;
    while (!staying.has(successor)) successor = successor.slice(0, successor.lastIndexOf('/'));
    return successor;
  };
  const going = [...new Set([...pages, ...folders])].filter(isGoing).sort();
  const moved = readMovedPages(root).filter(({to}) => isGoing(to));
  editFile(root, movedPagesFile, (text) =>
    [
      moved.reduce((lines, {from, to}) => lines.replace(`${from}: ${to}\n`, `${from}: ${successorOf(to)}\n`), text),
      ...going.map((address) => `${address}: ${successorOf(address)}\n`),
    ].join(''),
  );
}
