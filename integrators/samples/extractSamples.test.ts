import '../../tests/support/fixtureVersions';
import {describe, expect, it} from 'vitest';
import {readFixtureSamples} from './buildFixturePage';
import {compareTranslations} from './extractSamples';

describe('samples', () => {
  it('are read from a page as a reader would copy them', () => {
    const samples = [...readFixtureSamples(['documents-create']).values()];
    expect(samples.map(({language}) => language)).toEqual([
      'curl',
      'javascript',
      'python',
      'php',
      'java',
      'csharp',
      'go',
      'ruby',
    ]);
    expect(samples[1]?.code).toContain('body.append("subject", "O\'Neil \\"lease\\"");');
  });

  it('must be the same in every language of the site, but for the texts that people wrote', () => {
    const samples = readFixtureSamples(['documents-create']);
    const [[name, sample] = ['', undefined], ...others] = samples;
    const translation = new Map([[name, {...sample!, code: 'other'}], ...others]);
    const problem = 'v1.yaml documents-create in curl is not the same in every language of the site';
    expect(compareTranslations(samples, samples, () => false)).toEqual([]);
    expect(compareTranslations(samples, translation, () => false)).toEqual([problem]);
    expect(compareTranslations(samples, translation, () => true)).toEqual([]);
    expect(compareTranslations(samples, new Map(others), () => true)).toEqual([problem]);
  });
});
