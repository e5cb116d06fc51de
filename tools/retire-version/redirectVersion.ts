import {createContext} from '../../checks/pages/createContext';
import {listAddresses} from '../../checks/moved-pages/listAddresses';
import {movedPagesFile, readMovedPages} from '../../src/publishing/redirects/movedPages';
import {editFile} from '../cut-version/editFile';

/**
 * Leads every address of a version that goes, tags and folders included, to the same page of the current version or,
 * where that has none, to the nearest one above. Must be called while the version is still there.
 *
 * @param path of the version below /docs
 */
export async function redirectVersion(root: string, path: string): Promise<void> {
  const {pages, folders} = await listAddresses(createContext(root));
  const base = `/docs/${path}`;
  const isGoing = (address: string): boolean => `${address}/`.startsWith(`${base}/`);
  const staying = new Set(pages.filter((address) => !isGoing(address)));
  const moves = readMovedPages(root);
  const newAddressOf = new Map(moves.map(({from, to}) => [from, to]));
  const successorOf = (address: string): string => {
    let successor = `/docs${address.slice(base.length)}`;
    for (;;) {
      // The page may have moved since.
      const place = newAddressOf.get(successor) ?? successor;
      if (staying.has(place)) return place;
      successor = successor.slice(0, successor.lastIndexOf('/'));
    }
  };
  const going = [...new Set([...pages, ...folders])].filter(isGoing).sort();
  const moved = moves.filter(({to}) => isGoing(to));
  editFile(root, movedPagesFile, (text) =>
    [
      moved.reduce((lines, {from, to}) => lines.replace(`${from}: ${to}\n`, `${from}: ${successorOf(to)}\n`), text),
      ...going.map((address) => `${address}: ${successorOf(address)}\n`),
    ].join(''),
  );
}
