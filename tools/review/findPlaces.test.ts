import {join} from 'node:path';
import {expect, it} from 'vitest';
import {createContext} from '../../checks/pages/createContext';
import {readShownTexts} from '../../checks/pages/shownTexts';
import {readWords} from '../../src/kit/vocabulary';
import {findPlaces} from './findPlaces';

it('lists each question with its places, across line breaks, and keeps questions without any', () => {
  const root = join(__dirname, '../../checks/terminology/__fixtures__/bad');
  expect(findPlaces(readShownTexts(createContext(root)), readWords(root))).toEqual([
    {
      ask: 'Who is it?',
      places: [
        'i18n/vi/docusaurus-plugin-content-docs/current/index.mdx:6  … Nghị định 337/2024/NĐ-CP, từ ngày 10/4/2025 ai đó không thể phủ nhận giá trị của chữ ký …',
      ],
    },
    {ask: 'Where does it lead?', places: []},
  ]);
});
