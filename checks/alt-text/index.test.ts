import {expect, it} from 'vitest';
import {runFixture} from '../../tests/support/runFixture';
import {check} from './index';

it('accepts pictures that are described', async () => {
  const {messages, filesRead} = await runFixture(check, 'good');
  expect(messages).toEqual([]);
  expect(filesRead).toBe(1);
});

it('refuses missing, empty, short, hollow and repeated descriptions', async () => {
  const {messages} = await runFixture(check, 'bad');
  expect(messages).toEqual([
    'alt-text: docs/index.mdx:1 <Mockup> has no alt. Say what the reader should notice, in one sentence.',
    'alt-text: docs/index.mdx:3 the alt "A list." of <Mockup> is too short to describe it. Say what the reader should notice, in one sentence.',
    'alt-text: docs/index.mdx:5 the alt of <Mockup> begins with "Screenshot of th…". Begin with what is seen; that it is a picture is known.',
    'alt-text: docs/index.mdx:9 <Mockup> repeats the alt of another picture. Say what is different in this one.',
    'alt-text: docs/index.mdx:11 the image has no alt text. Say what the reader should notice, in one sentence.',
    'alt-text: docs/index.mdx:13 the diagram has no alt. Say what the reader should notice, in one sentence.',
  ]);
});
