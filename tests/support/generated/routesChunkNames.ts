const routesChunkNames: Record<string, unknown> = {};

export default routesChunkNames;
