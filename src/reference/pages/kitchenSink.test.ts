import '../../../tests/support/fixtureVersions';
import {describe, expect, it} from 'vitest';
import {toOperations} from '../model/operations';
import {componentAnchors} from '../shared/componentAnchors';
import {kitchenSink, shownPage} from '../testing/kitchenSink';

const create = shownPage('parcels-create');
const row = (name: string, rows = create.rows): string | undefined => rows.find((one) => one.startsWith(`${name} | `));

describe('a page shows of a field', () => {
  it.each([
    ['number', 'integer (int64) · required · default 9007199254740993 · at least 1 · at most 9223372036854775807'],
    ['oldCode', 'string · pattern ^[A-Z|]{3}$ · deprecated | Use number.'],
    ['weight', 'number · more than 0 · less than 30 · a multiple of 0.5 · for example 1.5, 2'],
    ['secret', 'string · write-only: never in answers · 1 or more characters'],
    ['kind', 'string · always "parcel"'],
    ['speed', 'string | How fast. Values: slow · 9007199254740997 · true · null.'],
    ['colour', 'string | Of the box. Values: red Red · mauve Mauve (deprecated).'],
    ['picture', 'string · encoded as base64 · holds image/png'],
    ['tags', 'array of string · up to 3 entries · each entry: 2 or more characters'],
    ['reference', 'string or integer or null'],
    ['meta', 'object, any name → string · 1 or more names · up to 5 names · each entry: up to 9 characters'],
    ['stops', 'object, any name → object'],
    ['stops.*.street', 'string · required | Street of the stop.'],
  ])('%s: %s', (name, expected) => {
    expect(row(name)).toContain(`${name} | ${expected}`);
  });

  it('that the whole takes no other fields', () => {
    expect(create.text).toContain('Limits: no other fields.');
  });

  it('lists, links, bold and code as such', () => {
    expect(create.html).toContain('<li>with the box</li>');
    expect(create.html).toContain('without <strong>the string</strong>');
    expect(create.html).toContain('<a href="https://example.com/guide">the guide</a>');
    expect(create.html).toContain('then call <code>create</code>');
  });
});

describe('a value of several forms', () => {
  it('says which value chooses which form, and which fields belong to which', () => {
    const start = create.rows.findIndex((one) => one.startsWith('sign | '));
    expect(create.rows.slice(start, start + 8)).toEqual([
      'sign | OtpPart or UsbPart · required | How to sign. It has one of the forms below; method says which.',
      'OtpPart | one of the forms | With a code. Where method is otp.',
      'sign.method | string · only in OtpPart · required · always "otp" | Kind.',
      'sign.code | string · only in OtpPart · required | The code.',
      'sign.at | string (date-time) · only in OtpPart | When.',
      'UsbPart | one of the forms | With a token. Where method is usb.',
      'sign.method | string · only in UsbPart · required · always "usb" | Kind.',
      'sign.serial | string · only in UsbPart · required | Its number.',
    ]);
  });

  it('has an address for each field, none twice, and all in a form that checks of links know', () => {
    expect(create.ids).toContain('body-sign.otp:code');
    expect(create.ids).toContain('body-sign.usb:method');
    for (const {id} of toOperations(kitchenSink())) {
      const {ids} = shownPage(id);
      expect(new Set(ids).size, id).toBe(ids.length);
      const known = componentAnchors('ApiOperation', id);
      expect(ids.filter((one) => !known.ids.includes(one) && !known.form?.test(one))).toEqual([]);
    }
  });

  it('may be named by titles, and joined', () => {
    expect(row('contact')).toContain('Whom to ask. It has one or more of the forms below.');
    expect(row('By mail')).toBe('By mail | one of the forms | Needs mail.');
    expect(row('contact.phone')).toContain('only in By phone · required');
  });

  it('may only ask for one of the fields that all forms have', () => {
    const {rows} = shownPage('parcels-note');
    expect(row('Form 1', rows)).toBe('Form 1 | one of the forms | Needs text.');
    expect(row('Form 2', rows)).toBe('Form 2 | one of the forms | Needs about.');
  });

  it('is chosen by a constant even where no discriminator says so', () => {
    const contract = kitchenSink(({components}) => delete components?.schemas?.SignPart?.discriminator);
    expect(row('UsbPart', shownPage('parcels-create', contract).rows)).toContain('Where method is usb.');
  });
});

describe('what goes only one way', () => {
  it('is not among the fields to send, or not among those that come back', () => {
    expect(create.ids).toContain('responses-createdBy');
    expect(create.ids).not.toContain('body-createdBy');
    expect(create.ids).toContain('body-secret');
    expect(create.ids).not.toContain('responses-secret');
  });
});

describe('answers', () => {
  it('may be 201, bare, with headers', () => {
    expect(create.text).toContain(
      'HTTP 201: Created. It comes as application/json, without the usual envelope. The answer is of type Parcel.',
    );
    expect(row('Location')).toBe('Location | string (uri) | Address of the parcel.');
    expect(row('X-Rate-Left')).toBe('X-Rate-Left | integer · at least 0 · deprecated | Calls left.');
    expect(create.text).toContain('"id": 9007199254740993');
  });

  it('may be several successes, each with its fields', () => {
    expect(create.text).toContain('HTTP 202:');
    expect(create.html).toContain('<li>wait a second</li>');
    expect(create.ids).toContain('responses-202-job');
  });

  it('may be refusals of any status, with fields and headers of their own', () => {
    expect(create.rows).toContain('HTTP 404 | No such scale.');
    expect(create.rows).toContain('HTTP 429 | Too many calls.');
    expect(row('Retry-After')).toBe('Retry-After | integer | Seconds to wait.');
    expect(create.ids).toContain('responses-409-other');
    expect(create.text).toContain('It comes as application/problem+json, without the usual envelope.');
  });

  it('may have no content', () => {
    const remove = shownPage('parcels-delete');
    expect(remove.text).toContain('HTTP 204: Removed. The answer has no content.');
    expect(remove.text).not.toContain('Errors');
  });

  it('may be a list, with its limits', () => {
    const {text} = shownPage('parcels-list');
    expect(text).toContain('The answer is a list; each entry has these fields.');
    expect(text).toContain('Limits: 1 or more entries, no entry twice.');
  });

  it('may come in another content type, or in several', () => {
    expect(shownPage('parcels-get').text).toContain('It also comes as application/pdf');
    const note = shownPage('parcels-note');
    expect(note.text).toContain('It comes as text/plain, without the usual envelope. The answer is of type string.');
    expect(note.text).toContain('Hello\nthere');
  });
});

describe('bodies', () => {
  it('may have several content types', () => {
    const {text, ids} = shownPage('parcels-note');
    expect(text).toContain('Send the body as application/json or multipart/form-data.');
    expect(text).toContain('The body may be left out.');
    expect(text).toContain('As multipart/form-data the body has these fields:');
    expect(ids).toContain('body-multipart-form-data-scan');
  });

  it('say what they are', () => {
    expect(create.text).toContain('The parcel as it stands on the scale.');
  });

  it('say how the parts of a form are written', () => {
    expect(row('scan', shownPage('form-parts').rows)).toContain('file · holds image/png · sent as image/x-scan');
  });
});

describe('what is no longer to be used', () => {
  it('says so: calls and parameters', () => {
    const get = shownPage('parcels-get');
    expect(get.text).toContain('Deprecated. Do not use this call in new programs.');
    expect(row('oldFilter', get.rows)).toBe(
      'oldFilter | string · query · up to 20 characters · deprecated · for example "old" | Use another filter.',
    );
  });
});

describe('parameters', () => {
  it('show their fields, and how they are written', () => {
    const {rows} = shownPage('send-queries');
    expect(row('filter', rows)).toContain('Written as filter[status]=1&filter[no]=SL.');
    expect(row('filter.status', rows)).toContain('integer | Number of the status.');
    expect(row('where', rows)).toContain('Written in the format application/json: where={"a":"x"}.');
  });
});

describe('credentials', () => {
  it.each([
    ['key-header', 'Needs a key in the header X-Partner-Key.'],
    ['key-query', 'Needs a key in the query parameter api key.'],
    ['key-basic', 'Needs a login name and a password in the header Authorization: Basic\u00A0….'],
    ['key-optional', 'The call may also be made without.'],
  ])('%s: %s', (id, expected) => {
    expect(shownPage(id).text).toContain(expected);
  });
});

it('speaks Vietnamese', () => {
  const {rows, text} = shownPage('parcels-create', kitchenSink(), 'vi');
  expect(row('sign', rows)).toContain('method cho biết dạng nào.');
  expect(text).not.toMatch(/\b(only in|at least|deprecated|It comes)\b/);
});
