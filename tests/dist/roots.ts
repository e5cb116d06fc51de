import {locales} from '../../src/kit/locales';

/** Home pages of the languages. Their addresses end in a slash; no other address does. */
export const roots: readonly string[] = locales.map(({pathPrefix}) => `${pathPrefix}/`);
