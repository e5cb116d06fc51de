/** Parameter of an address that carries the words to highlight to a new tab, which gets no navigation state. */
export const highlightParameter = 'highlight';
