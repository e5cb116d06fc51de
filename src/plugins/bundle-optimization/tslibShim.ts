/**
 * A shim for `tslib` in the browser bundle. The whole package would come along through one CommonJS import
 * of @docusaurus/utils-common, which uses a single helper of it.
 */
export function __importDefault(module: unknown): unknown {
  const isEsModule = typeof module === 'object' && module !== null && '__esModule' in module;
  return isEsModule ? module : {default: module};
}
