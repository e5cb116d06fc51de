import {expect, test} from 'vitest';
import {icons} from '../../site/brand';
import {webManifest} from './webManifest';

test('names icons that exist, from its own folder', () => {
  const manifest = JSON.parse(
    webManifest({id: '/a/', name: 'Contracts', shortName: 'C', lang: 'en-US', colour: '#123456'}),
  ) as {
    icons: {src: string}[];
    start_url: string;
    theme_color: string;
  };
  expect(manifest).toMatchObject({id: '/a/', start_url: '.', theme_color: '#123456'});
  expect(manifest.icons).toHaveLength(2);
  for (const {src} of manifest.icons) expect(Object.keys(icons).map((name) => `img/${name}`)).toContain(src);
});
