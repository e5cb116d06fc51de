import {expect, it} from 'vitest';
import {headScript} from './headScript';

it('needs nothing from outside itself and names the key of the site', () => {
  const attributes: Record<string, string> = {};
  const document = {documentElement: {setAttribute: (name: string, value: string) => (attributes[name] = value)}};
  const localStorage = {getItem: (key: string) => (key === 'api.sample-language-docs' ? 'java' : null)};
  const script = headScript({type: 'localStorage', namespace: '-docs'});
  new Function('document', 'localStorage', script)(document, localStorage);
  expect(attributes).toEqual({'data-sample-language': 'java'});
});
