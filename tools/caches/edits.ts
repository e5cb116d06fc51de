/** A change as people make it between two builds. */
export interface Edit {
  name: string;
  file: string;
  from: string;
  to: string;
  /** A page that must show it, as a path below the build folder. */
  page: string;
  /** Words that are in the HTML of the page only after the edit. */
  shows: string;
}

export const edits: readonly Edit[] = [
  {
    name: 'page',
    file: 'docs/tutorial/receiver/coordinate.mdx',
    from: '\n## ',
    to: '\nA sentence of the test of caches.\n\n## ',
    page: 'docs/tutorial/receiver/coordinate.html',
    shows: 'A sentence of the test of caches.',
  },
  {
    name: 'contract',
    file: 'openapi/current/v1.yaml',
    from: 'password: your-password, companyId: 901}',
    to: 'password: your-password, companyId: 902}',
    page: 'docs/api/v1/details/authentications/password-login.html',
    shows: '902',
  },
  {
    name: 'term',
    file: 'vocabulary/terms.yaml',
    from: 'meaning: An agreement made wholly or partly through data messages.',
    to: 'meaning: An agreement made through data messages.',
    page: 'docs/glossary.html',
    shows: 'An agreement made through data messages.',
  },
  {
    name: 'diagram',
    file: 'docs/tutorial/receiver/coordinate.mdx',
    from: '[Remaining steps]',
    to: '[All remaining steps]',
    page: 'docs/tutorial/receiver/coordinate.html',
    shows: 'All remaining steps',
  },
];
