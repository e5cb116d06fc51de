/** Loads the dialog, with everything that belongs to it but the engine. */
export const loadDialog = async () => (await import('./theme/SearchDialog')).default;
