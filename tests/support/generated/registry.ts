const registry: Record<string, unknown> = {};

export default registry;
