import {hydrateOnClick} from '../shared/markup';

/** Before the application runs, the browser fetches the page behind a link that the pointer or finger approaches. */
export const speculationRules = {
  prefetch: [
    {
      where: {and: [{href_matches: '/*'}, {not: {selector_matches: `[${hydrateOnClick}]`}}]},
      eagerness: 'moderate',
    },
  ],
};
