/** Id of the answers to "Was this page helpful?", which the text of a page may link to. */
export const feedbackId = 'feedback';

/** Class of a question that unfolds. */
export const questionClass = 'question';
