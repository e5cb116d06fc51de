/** Loads the library that arranges graphs. */
export declare function loadEngine(): Promise<typeof import('beautiful-mermaid')>;
