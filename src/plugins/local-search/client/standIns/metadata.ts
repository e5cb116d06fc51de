const nothing = {};

/** The crawler of the hosted search asks pages about their box; pages of this search have nothing to tell it. */
export const getMetadata = (): object => nothing;

/** Would put it into the page. */
export const injectMetadata = (): void => undefined;
