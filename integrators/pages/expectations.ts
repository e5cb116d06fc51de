import {newestCode} from '../sandbox/people';

/** What typing a page must leave behind, beside commands that all end well and calls that are all accepted. */
export interface Expectation {
  /** Typed at the end, where the page says it in words: how to start the program that it shows. */
  last?: string;
  /** Programs of which a reader takes one: the page is typed once for each. */
  alternatives?: readonly string[];
  /** Files that the reader has besides. */
  has?: readonly string[];
  /** After a command with these words the platform needs a moment. */
  pauseAfter?: string;
  /** Lines that are typed when a program asks. */
  answers?: readonly string[];
  /** Files that must be there, each holding what was sent, with the sandbox's stamp. */
  saved?: readonly string[];
  /** Words that must be printed, each so often. */
  printed?: Readonly<Record<string, number>>;
  /** The calls, in their order. */
  calls?: readonly string[];
  /** The page is for one call after the other, each in its moment of the story. */
  isInMoments?: boolean;
  /** Where bodies go that the page shows without a command, by a property that they have. */
  bodies?: Readonly<Record<string, string>>;
  /** The page begins in the story of the sandbox, just before this call. */
  moment?: string;
  /** Calls whose refusal must end the page's commands there and then. */
  refused?: readonly string[];
}

/** The guide of the versions before 2.3.0, which shows the workflow as a body without a command. */
const olderGuide: Expectation = {
  bodies: {processes: '/api/documents/update-process'},
  calls: ['password-login', 'documents-create', 'documents-update-process', 'documents-send-process', 'get-documents'],
  refused: ['password-login', 'get-documents'],
};

/** Two programs, which do the same. */
const olderPrograms: Expectation = {
  alternatives: ['sendContract.mjs', 'send_contract.py'],
  has: ['signature.png'],
  answers: ['yes', newestCode],
  saved: ['SL-HDLD-2025-014-signed.pdf'],
};

/**
 * By the address of a page below the docs, or below its version where all versions are alike; a page that is not named is
 * typed all the same.
 */
const expectations: Readonly<Record<string, Expectation>> = {
  '1.0.0/api/v1/guide/basic-create': olderGuide,
  '2.2.0/api/v1/guide/basic-create': olderGuide,
  'api/v1/guide/basic-create': {
    saved: ['SL-HDLD-2025-014.pdf'],
    calls: [
      'password-login',
      'document-types',
      'departments',
      'documents-create',
      'documents-update-process',
      'documents-send-process',
      // The list is asked between sending and download.
      'get-documents',
      'documents-get-id',
      'documents-download',
    ],
    refused: [
      'password-login',
      'document-types',
      'documents-create',
      'documents-update-process',
      'documents-send-process',
    ],
  },
  '1.0.0/api/v1/guide/batch-imports-create': {pauseAfter: '/api/batch-imports/create'},
  'api/v1/guide/batch-imports-create': {moment: 'batch-imports-send'},
  'api/v1/others/postman': {isInMoments: true},
  'api/v1/others/sample-code': {
    last: 'bash send-document.sh sample.pdf SL-2026-001',
    answers: ['yes', newestCode],
    saved: ['SL-2026-001-signed.pdf'],
  },
  '1.0.0/api/v1/others/sample-code': olderPrograms,
  '2.2.0/api/v1/others/sample-code': olderPrograms,
  '2.2.0/api/v1/general/webhook': {printed: {'"messages":"Status stored."': 1}},
  'api/v1/others/clients': {
    saved: ['signed.pdf'],
    printed: {'Completed document': 4},
  },
};

/** @returns what typing a page must leave behind */
export function expectationOf({route, label}: {route: string; label: string}): Expectation {
  return expectations[`${label}/${route}`] ?? expectations[route] ?? {};
}
