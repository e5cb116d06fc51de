import {inflateRawSync} from 'node:zlib';
import {expect, it} from 'vitest';
import {describeFile} from './engine/files/describeFile';
import {sampleUpload} from './engine/sampleUploads';
import {sampleFile} from './sampleFiles';

it.each(['sample.pdf', 'sample.docx', 'sample.xlsx'])('the story knows what is in %s', async (name) => {
  const whole = {field: 'file', name, key: `seed:${name}`, bytes: sampleFile(name)};
  const {begin, end, ...described} = await describeFile(whole, (packed) => Promise.resolve(inflateRawSync(packed)));
  const {begin: known, end: knownEnd, ...upload} = sampleUpload('file', name)!;
  expect(described).toEqual(upload);
  expect([begin.startsWith(known), end.endsWith(knownEnd)]).toEqual([true, true]);
});
