import {expect, test} from 'vitest';
import {examplePlatform, putPlatformAddress, putPlatformAddresses, readPlatformAddress} from './platformAddress';

test.each([
  [undefined, examplePlatform],
  [' ', examplePlatform],
  [' https://api.acme.vn/ ', 'https://api.acme.vn'],
  ['http://10.0.0.7:8080/e-contract/v_2', 'http://10.0.0.7:8080/e-contract/v_2'],
])('the setting %j is the address %s', (value, address) => {
  expect(readPlatformAddress(value)).toBe(address);
});

test.each(['api.acme.vn', 'ftp://api.acme.vn', 'https://api.acme.vn/{v}', 'https://a.vn/?b=c', 'https://a.vn/"'])(
  'the setting %s is refused',
  (value) => {
    expect(() => readPlatformAddress(value)).toThrow(`DOCS_API_URL is "${value}". Give the address`);
  },
);

test('the example is replaced in text, and at any depth of data', () => {
  const address = 'https://api.acme.vn';
  expect(putPlatformAddress(`export URL=${examplePlatform}\n`, address)).toBe(`export URL=${address}\n`);
  const data = {
    servers: [{url: examplePlatform}],
    example: {link: `${examplePlatform}/Api/Download`, count: 1, no: null},
  };
  expect(putPlatformAddresses(data, address)).toEqual({
    servers: [{url: address}],
    example: {link: `${address}/Api/Download`, count: 1, no: null},
  });
  expect(putPlatformAddresses(data, examplePlatform)).toBe(data);
});
