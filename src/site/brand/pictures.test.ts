import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {defaultBrand, readInks} from './inks';
import {drawCard, drawIcon} from './pictures';

const logo = readFileSync('src/site/brand/logo.svg', 'utf8');
const inks = readInks('', defaultBrand);
const english = {kind: 'Documentation', name: 'Acme Sign', about: 'Guides'};

/** @returns width and height of a PNG, as its header has them */
const sizeOf = (png: Buffer): number[] => [png.readUInt32BE(16), png.readUInt32BE(20)];

const cardOf = (name: string) => drawCard({...english, name}, english, logo, inks);

test('an icon has the size that was asked for, also from a logo of another shape', () => {
  expect(sizeOf(drawIcon(logo, 180))).toEqual([180, 180]);
  const wide =
    '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 20"><path d="M0 0h90v9z"/></svg>';
  expect(sizeOf(drawIcon(wide, 512))).toEqual([512, 512]);
});

test('the card is the same for the same words, and has all letters of Vietnamese', async () => {
  const card = await cardOf('Hệ thống hợp đồng điện tử Ằẵặ Ửữự');
  expect(sizeOf(card)).toEqual([1200, 630]);
  expect(card.equals(await cardOf('Hệ thống hợp đồng điện tử Ằẵặ Ửữự'))).toBe(true);
  expect(card.equals(await cardOf('Acme Sign'))).toBe(false);
});

test('where the font lacks letters, the card has the spare words', async () => {
  expect((await cardOf('電子契約')).equals(await cardOf('Acme Sign'))).toBe(true);
});
