import {expect, test} from 'vitest';
import config from '../../docusaurus.config';
import preview from '../../docusaurus.preview.config';

test('the preview differs from the published site only in what broken links do', () => {
  expect(preview).toEqual({
    ...config,
    onBrokenLinks: 'warn',
    onBrokenAnchors: 'warn',
    markdown: {...config.markdown, hooks: {onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'warn'}},
  });
  expect(Object.keys(config.markdown?.hooks ?? {})).toEqual(Object.keys(preview.markdown?.hooks ?? {}));
});
