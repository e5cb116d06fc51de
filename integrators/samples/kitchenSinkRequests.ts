import type {Json} from '../../src/reference/shared/model';

/** A request that must arrive, written by hand from OpenAPI's rules: no code of ours has a part in it. */
export interface ExpectedRequest {
  method: string;
  target: string;
  /** All headers but those that every client adds. */
  headers: Readonly<Record<string, string>>;
  body?: {text: string} | {json: Json} | {file: string} | {parts: ExpectedPart[]};
}

/** A part of a form, in the order of their names. */
export interface ExpectedPart {
  name: string;
  contentType?: string;
  text?: string;
  file?: string;
}

/** What the runs have in their variables; the signs must arrive as they are. */
export const variables = {
  ECONTRACT_TOKEN: 'token-1',
  ECONTRACT_USERNAME: 'vy@example.com',
  ECONTRACT_PASSWORD: 'p:a$s"w é',
  ECONTRACT_PARTNER_KEY: 'partner+/=1',
  ECONTRACT_QUERY_KEY: 'a&b+c=d%/é',
  ECONTRACT_SESSION_KEY: 's3ss10n',
} as const;

const bearer = {authorization: 'Bearer token-1'};
/** `vy@example.com:p:a$s"w é` in UTF-8. */
const basic = {authorization: 'Basic dnlAZXhhbXBsZS5jb206cDphJHMidyDDqQ=='};

/** What each operation of the kitchen sink must send. */
export const expectedRequests: Readonly<Record<string, ExpectedRequest>> = {
  'send-headers': {
    method: 'GET',
    target: '/api/headers',
    headers: {
      ...bearer,
      'idempotency-key': 'a1-b2',
      'x-tags': 'red,green',
      'x-point': 'x=1,y=2',
      'x-where': '{"name":"Ng\\u00f4 \\"Vy\\""}',
      cookie: 'theme=dark%20blue; ids=3,4',
    },
  },
  'send-paths': {
    method: 'GET',
    target:
      '/api/paths/50%25%20a%2Fb%3Fc%23d%27e%20%C3%A9/a%2Cb,c/x=1,y=2/.1,2/.x=1.y=2/;matrix=1,2/;matrices=1;matrices=2/%7B%22x%22%3A1%2C%22y%22%3A2%7D/v7.pdf',
    headers: bearer,
  },
  'send-queries': {
    method: 'GET',
    target:
      '/api/queries?text=a%26b%3Dc%2Bd%20%24e%27f%20%2520%C3%A9&list=a&list=b%2Cc&joined=a,b%2Cc&blanks=1%202&pipes=1%7C2' +
      '&x=1&y=2&pairs=x,3,y,4&filter%5Bstatus%5D=1&filter%5Bno%5D=SL&where=%7B%22a%22%3A%22x%22%7D' +
      '&back=https://example.com/a?b=c%26d=e&size%5Bmax%5D=10',
    headers: bearer,
  },
  'send-shared': {method: 'GET', target: '/api/shared/5?page=1', headers: bearer},
  'key-header': {method: 'POST', target: '/api/keys/header', headers: {'x-partner-key': 'partner+/=1'}},
  'key-query': {
    method: 'GET',
    target: '/api/keys/query?page=1&api%20key=a%26b%2Bc%3Dd%25%2F%C3%A9',
    headers: {},
  },
  'key-cookie': {method: 'GET', target: '/api/keys/cookie', headers: {cookie: 'theme=dark; SESSION=s3ss10n'}},
  'key-together': {
    method: 'GET',
    target: '/api/keys/together',
    headers: {...bearer, 'x-partner-key': 'partner+/=1'},
  },
  'key-basic': {method: 'GET', target: '/api/keys/basic', headers: basic},
  'key-optional': {method: 'GET', target: '/api/keys/optional', headers: {}},
  'form-files': {
    method: 'POST',
    target: '/api/forms/files',
    headers: bearer,
    body: {
      parts: [
        {name: 'attachments', file: 'a.pdf', contentType: 'application/pdf'},
        {name: 'attachments', file: 'b.pdf', contentType: 'application/pdf'},
        {name: 'labels', text: 'x'},
        {name: 'labels', text: 'y'},
        {name: 'subject', text: 'O\'Neil "lease" é'},
      ],
    },
  },
  'form-parts': {
    method: 'POST',
    target: '/api/forms/parts',
    headers: bearer,
    body: {
      parts: [
        {name: 'a%22b', text: "It's quoted."},
        {name: 'no', text: 'A1'},
        {name: 'note', text: '@<b>no</b>', contentType: 'text/html'},
        {name: 'place', text: '{"x":1,"y":2}', contentType: 'application/json'},
        {name: 'range[x]', text: '3'},
        {name: 'range[y]', text: '4'},
        {name: 'scan', file: "it's a scan, really; yes.png", contentType: 'image/x-scan'},
        {name: 'steps', text: '{"order":1,"name":"a \\"b\\"; c\\\\d"}', contentType: 'application/json'},
        {name: 'steps', text: '{"order":2,"name":"it\'s é"}', contentType: 'application/json'},
      ],
    },
  },
  'form-names': {
    method: 'POST',
    target: '/api/forms/names',
    headers: bearer,
    body: {
      parts: [
        {name: 'a%22b', text: '1'},
        ...['contract, final.pdf', 'a;b.pdf', "it's.pdf", 'say "hi".pdf', '$x.pdf'].map((file) => ({
          name: 'files',
          file,
          contentType: 'application/pdf',
        })),
        {name: "it's $x", text: '2'},
        {name: 'old', file: 'a.doc', contentType: 'application/msword'},
      ],
    },
  },
  'form-texts': {
    method: 'POST',
    target: '/api/forms/texts',
    headers: bearer,
    body: {
      parts: [
        {name: 'count', text: '2'},
        {name: 'no', text: 'A1'},
      ],
    },
  },
  'form-encoded': {
    method: 'POST',
    target: '/api/forms/encoded',
    headers: {...bearer, 'content-type': 'application/x-www-form-urlencoded'},
    body: {
      text: 'text=a%26b%20%2B%20%C3%A9&list=a&list=b&joined=c%7Cd&place=%7B%22x%22%3A1%2C%22y%22%3A2%7D&back=/a?b=c',
    },
  },
  'body-text': {
    method: 'POST',
    target: '/api/bodies/text',
    headers: {...bearer, 'content-type': 'text/plain; charset=utf-8'},
    body: {text: '@first \'line\' $HOME `x` "y" \\n {z} #{w} é\nsecond ${v}'},
  },
  'body-xml': {
    method: 'PUT',
    target: '/api/bodies/xml',
    headers: {...bearer, 'content-type': 'application/xml'},
    body: {text: '<order no="A1">\n  <item>é</item>\n</order>\n'},
  },
  'body-file': {
    method: 'PUT',
    target: '/api/bodies/file',
    headers: {...bearer, 'content-type': 'application/pdf', 'content-language': 'vi'},
    body: {file: 'a.pdf'},
  },
  'body-range': {
    method: 'PUT',
    target: '/api/bodies/range',
    headers: {...bearer, 'content-type': 'image/jpeg'},
    body: {file: 'it\'s "a".JPG'},
  },
  'body-json': {
    method: 'PATCH',
    target: '/api/bodies/json',
    headers: {...bearer, 'content-type': 'application/merge-patch+json'},
    body: {json: {'first-name': null, class: 'a\'b"c\\d é', options: {}, tags: []}},
  },
  'parcels-create': {
    method: 'POST',
    target: '/api/parcels',
    headers: {...bearer, 'content-type': 'application/json'},
    body: {
      text:
        '{\n  "number": 9007199254740993,\n  "sign": {"method": "otp", "code": "123"},\n' +
        '  "meta": {"colour": "red"},\n  "secret": "hidden"\n}',
    },
  },
  'parcels-get': {method: 'GET', target: '/api/parcels/9007199254740993', headers: bearer},
  'parcels-delete': {method: 'DELETE', target: '/api/parcels/9007199254740993', headers: bearer},
  'parcels-list': {method: 'GET', target: '/api/parcels/list', headers: bearer},
  'parcels-note': {
    method: 'PUT',
    target: '/api/parcels/note',
    headers: {...bearer, 'content-type': 'application/json'},
    body: {json: {text: 'Hello'}},
  },
  'key-oauth': {method: 'GET', target: '/api/keys/oauth', headers: bearer},
  'export-file': {method: 'GET', target: '/api/exports?year=2025', headers: bearer},
};
