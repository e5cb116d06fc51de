/** Before the application runs, the browser fetches the page behind a link that the pointer or finger approaches. */
export const speculationRules = {prefetch: [{where: {href_matches: '/*'}, eagerness: 'moderate'}]};
