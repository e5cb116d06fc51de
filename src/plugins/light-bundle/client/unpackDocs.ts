/** A doc as Docusaurus lists it in its global data. */
interface GlobalDoc {
  id: string;
  path: string;
  sidebar?: string;
}

/** Docs that stand in one sidebar: its name, and the ids with spaces between them. */
type PackedDocs = readonly [sidebar: string, ids: string];

/** The part of the global data that is packed; the rest passes through. */
export interface PackedData {
  'docusaurus-plugin-content-docs'?: Record<
    string,
    {versions: {path: string; docs: readonly (GlobalDoc | PackedDocs)[]}[]}
  >;
}

const isPacked = (entry: GlobalDoc | PackedDocs): entry is PackedDocs => Array.isArray(entry);

/** Undoes what loaders/packGlobalData.cjs did, in place. */
export function unpackDocs<Data extends PackedData>(data: Data): Data {
  for (const {versions} of Object.values(data['docusaurus-plugin-content-docs'] ?? {})) {
    for (const version of versions) {
      version.docs = version.docs.flatMap((entry): GlobalDoc[] => {
        if (!isPacked(entry)) return [entry];
        const [sidebar, ids] = entry;
        return ids.split(' ').map((id) => ({id, path: `${version.path}/${id}`, sidebar}));
      });
    }
  }
  return data;
}
