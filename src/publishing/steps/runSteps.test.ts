import {fromHtml} from 'hast-util-from-html';
import {expect, test} from 'vitest';
import {runSteps} from './runSteps';
import type {BuiltPage, Step} from '../../kit/step';

async function* pages(...addresses: string[]): AsyncGenerator<BuiltPage> {
  for (const address of addresses) yield {address, tree: fromHtml(`<p>${address}</p>`)};
}

const later = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20));

test('every step sees every page before the first one writes, and a slow one is waited for', async () => {
  const events: string[] = [];
  const step = (name: string, wait?: () => Promise<void>): Step => ({
    name,
    readPage: ({address}) => void events.push(`${name} reads ${address}`),
    async write() {
      await wait?.();
      events.push(`${name} has written`);
    },
  });
  await runSteps([step('slow', later), {name: 'no reader', write: () => undefined}, step('last')], pages('/a', '/b'));
  expect(events).toEqual([
    'slow reads /a',
    'last reads /a',
    'slow reads /b',
    'last reads /b',
    'slow has written',
    'last has written',
  ]);
});

test('a step that fails is named, and nothing is written after it', async () => {
  const written: string[] = [];
  const failing: Step = {name: 'sitemap', write: () => Promise.reject(new Error('the disk is full'))};
  const last: Step = {name: 'compression', write: () => void written.push('compression')};
  await expect(runSteps([failing, last], pages())).rejects.toThrow(
    'publishing: the step "sitemap" failed: the disk is full',
  );
  expect(written).toEqual([]);
});

test('a page that a step cannot read is named', async () => {
  const failing: Step = {
    name: 'Markdown output',
    readPage() {
      throw new Error('no article');
    },
    write: () => undefined,
  };
  await expect(runSteps([failing], pages('/vi/docs'))).rejects.toThrow(
    'publishing: the step "Markdown output" failed on the page /vi/docs: no article',
  );
});
