import {describe, expect, it} from 'vitest';
import type {Json, ParameterStyle} from '../shared/model';
import {encodeUnreserved, isJsonType, percentEncode, plain, toPairs, toSegment} from './serialize';

const empty = '';
const list = ['blue', 'black', 'brown'];
const object = {R: 100, G: 200, B: 150};

/** The table of styles in OpenAPI 3.1.1, section "Style Examples"; `|` and blanks escaped as it asks. */
const query: [ParameterStyle, boolean, Json, string][] = [
  ['form', false, empty, 'color='],
  ['form', false, 'blue', 'color=blue'],
  ['form', false, list, 'color=blue,black,brown'],
  ['form', false, object, 'color=R,100,G,200,B,150'],
  ['form', true, list, 'color=blue&color=black&color=brown'],
  ['form', true, object, 'R=100&G=200&B=150'],
  ['spaceDelimited', false, list, 'color=blue%20black%20brown'],
  ['spaceDelimited', false, object, 'color=R%20100%20G%20200%20B%20150'],
  ['pipeDelimited', false, list, 'color=blue%7Cblack%7Cbrown'],
  ['pipeDelimited', false, object, 'color=R%7C100%7CG%7C200%7CB%7C150'],
  ['deepObject', true, object, 'color%5BR%5D=100&color%5BG%5D=200&color%5BB%5D=150'],
];

const path: [ParameterStyle, boolean, Json, string][] = [
  ['simple', false, 'blue', 'blue'],
  ['simple', false, list, 'blue,black,brown'],
  ['simple', false, object, 'R,100,G,200,B,150'],
  ['simple', true, list, 'blue,black,brown'],
  ['simple', true, object, 'R=100,G=200,B=150'],
  ['label', false, empty, '.'],
  ['label', false, 'blue', '.blue'],
  ['label', false, list, '.blue,black,brown'],
  ['label', false, object, '.R,100,G,200,B,150'],
  ['label', true, list, '.blue.black.brown'],
  ['label', true, object, '.R=100.G=200.B=150'],
  ['matrix', false, empty, ';color'],
  ['matrix', false, 'blue', ';color=blue'],
  ['matrix', false, list, ';color=blue,black,brown'],
  ['matrix', false, object, ';color=R,100,G,200,B,150'],
  ['matrix', true, list, ';color=blue;color=black;color=brown'],
  ['matrix', true, object, ';R=100;G=200;B=150'],
];

describe('a value in the query', () => {
  it.each(query)('%s, explode %s, %j → %s', (style, explode, value, text) => {
    const pairs = toPairs('color', value, {style, explode}, percentEncode);
    expect(pairs.map((pair) => pair.join('=')).join('&')).toBe(text);
  });

  it('is escaped, but for what stands between its parts', () => {
    expect(toPairs('a b', ['x,y', 'é&'], {style: 'form', explode: false}, percentEncode)).toEqual([
      ['a%20b', 'x%2Cy,%C3%A9%26'],
    ]);
  });

  it('keeps reserved signs where the contract allows them, and those only that cannot be misread', () => {
    expect(encodeUnreserved('/a?b=c:d@e;f,g!$()*')).toBe('/a?b=c:d@e;f,g!$()*');
    expect(encodeUnreserved("a b&c+d#e[f]'g%2Fh%zé")).toBe('a%20b%26c%2Bd%23e%5Bf%5D%27g%2Fh%25z%C3%A9');
  });

  it.each<[Json, ParameterStyle, boolean, string]>([
    [null, 'form', true, ''],
    [['x', null, 'y'], 'form', false, 'a=x,y'],
    [[null, 'y'], 'pipeDelimited', false, 'a=y'],
    [{x: null, y: 0}, 'deepObject', true, 'a%5By%5D=0'],
    [{x: null, y: false}, 'form', true, 'y=false'],
  ])('leaves out what is null: %j', (value, style, explode, text) => {
    const pairs = toPairs('a', value, {style, explode}, percentEncode);
    expect(pairs.map((pair) => pair.join('=')).join('&')).toBe(text);
  });

  it('is itself in a form', () => {
    expect(toPairs('a b', {x: 'é&'}, {style: 'deepObject', explode: true}, plain)).toEqual([['a b[x]', 'é&']]);
    expect(toPairs('a', ['x', 'y'], {style: 'pipeDelimited', explode: false}, plain)).toEqual([['a', 'x|y']]);
  });
});

describe('a value in the path', () => {
  it.each(path)('%s, explode %s, %j → %s', (style, explode, value, text) => {
    expect(toSegment('color', value, {style, explode}, percentEncode)).toBe(text);
  });

  it('escapes every sign that would mean something there', () => {
    expect(toSegment('a', "../x?y#z!'()*", {style: 'simple', explode: false}, percentEncode)).toBe(
      '..%2Fx%3Fy%23z%21%27%28%29%2A',
    );
  });
});

describe('a content type', () => {
  it.each([
    ['application/json', true],
    ['application/json; charset=utf-8', true],
    ['application/merge-patch+json', true],
    ['text/json-like', false],
    ['application/jsonl', false],
    ['application/xml', false],
  ])('%s is JSON: %s', (type, isJson) => {
    expect(isJsonType(type)).toBe(isJson);
  });
});
