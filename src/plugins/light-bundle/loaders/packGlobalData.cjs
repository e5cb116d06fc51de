/**
 * Bundler loader for the data that Docusaurus gives every page, in the browser only. It lists all docs of all versions
 * with id, address and sidebar; the address follows from the id, and neighbours share a sidebar. So the list is packed
 * here and unpacked in the browser (client/unpackDocs.ts).
 *
 * @param {string} source globalData.json
 * @returns {string} a module whose default export is the same data
 */
module.exports = function packGlobalData(source) {
  const data = JSON.parse(source);
  for (const {versions} of Object.values(data['docusaurus-plugin-content-docs'] ?? {})) {
    for (const version of versions) version.docs = packDocs(version.docs, version.path);
  }
  return `import {unpackDocs} from '@site/src/plugins/light-bundle/client/unpackDocs';
export default unpackDocs(${JSON.stringify(data)});
`;
};

/**
 * @param docs the list as Docusaurus writes it
 * @param base address of the version
 * @returns the same list in the same order: runs of ids in one sidebar as [sidebar, "id id …"], the rest as it is
 */
function packDocs(docs, base) {
  const packed = [];
  for (const doc of docs) {
    const {id, path, sidebar, ...others} = doc;
    const isPlain = path === `${base}/${id}` && sidebar && !id.includes(' ') && Object.keys(others).length === 0;
    const last = packed.at(-1);
    if (!isPlain) packed.push(doc);
    else if (Array.isArray(last) && last[0] === sidebar) last[1] += ` ${id}`;
    else packed.push([sidebar, id]);
  }
  return packed;
}
