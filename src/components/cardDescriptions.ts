import {createContext} from 'react';

/** Descriptions of the cards of a category page, by the page's address; light-bundle moves them to the page's own data. */
export const CardDescriptionsContext = createContext<Readonly<Record<string, string>>>({});
