const clientModules: unknown[] = [];

export default clientModules;
