/** createElement under a short name: Docusaurus loads plugins without JSX. */
export {createElement as h} from 'react';
