/**
 * A shim for `tslib` in the browser bundle: one CommonJS import of @docusaurus/utils-common, which uses a single helper,
 * would bundle the whole package.
 */
export function __importDefault(module: unknown): unknown {
  const isEsModule = typeof module === 'object' && module !== null && '__esModule' in module;
  return isEsModule ? module : {default: module};
}
