import {expect, it} from 'vitest';
import {decodeFeatures, encodeFeatures, maxWeight, type LearnedFeature} from './featureCodec';

it('decodes what it encodes', () => {
  const features = new Map<string, LearnedFeature>([
    ['sign', {rarity: 0, pages: [{page: 0, weight: 1}]}],
    ['ký số', {rarity: 35, pages: [0, 1, 40, 1_300].map((page) => ({page, weight: maxWeight}))}],
    ['#3', {rarity: 12, pages: [{page: 156, weight: 7}]}],
  ]);
  const encoded = encodeFeatures(features);
  expect(encoded.split('\n')).toHaveLength(features.size);
  const featureOf = decodeFeatures(encoded);
  for (const [name, feature] of features) expect(featureOf(name)).toEqual(feature);
  expect(featureOf('sig')).toBeUndefined();
  expect(decodeFeatures('')('sign')).toBeUndefined();
});
