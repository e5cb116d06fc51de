import '../../tests/support/fixtureVersions';
import {describe, expect, it} from 'vitest';
import {readFixtureSamples} from './buildFixturePage';
import {compareTranslations} from './extractSamples';

describe('samples', () => {
  it('are read from a page as a reader would copy them', () => {
    const samples = [...readFixtureSamples(['documents-create']).values()];
    const languages = ['curl', 'javascript', 'python', 'php', 'java', 'csharp', 'go', 'ruby'];
    expect(samples.map(({language, form}) => `${language} ${form}`)).toEqual(
      languages.flatMap((language) => [`${language} short`, `${language} robust`]),
    );
    expect(samples[2]?.code).toContain('body.append("subject", "O\'Neil \\"lease\\"");');
    expect(new Set(samples.map(({address}) => address))).toEqual(new Set(['https://api.example.com']));
  });

  it('must be the same in every language of the site, but for the texts that people wrote', () => {
    const samples = readFixtureSamples(['documents-create']);
    const [[name, sample] = ['', undefined], ...others] = samples;
    const translation = new Map([[name, {...sample!, code: 'other'}], ...others]);
    const problem = 'v1.yaml documents-create in curl (short) is not the same in every language of the site';
    expect(compareTranslations(samples, samples, () => false)).toEqual([]);
    expect(compareTranslations(samples, translation, () => false)).toEqual([problem]);
    expect(compareTranslations(samples, translation, () => true)).toEqual([]);
    expect(compareTranslations(samples, new Map(others), () => true)).toEqual([problem]);
  });
});
