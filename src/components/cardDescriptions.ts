import {createContext} from 'react';

/** Descriptions of the cards of a category page, by the page's address; bundle-optimization puts them into the page's own data. */
export const CardDescriptionsContext = createContext<Readonly<Record<string, string>>>({});
