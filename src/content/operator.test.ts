import {createProcessor} from '@mdx-js/mdx';
import type {Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {expect, it} from 'vitest';
import {remarkOperator, type Operator} from './operator';

const unset: Operator = {
  name: '',
  loginUrl: '',
  appName: '',
  appStoreUrl: '',
  googlePlayUrl: '',
  supportUrl: '',
  hotline: '',
};
const complete: Operator = {
  name: 'Acme',
  loginUrl: 'https://acme.vn/login',
  appName: 'Acme Sign',
  appStoreUrl: 'https://apps.apple.com/acme',
  googlePlayUrl: 'https://play.google.com/acme',
  supportUrl: 'mailto:help@acme.vn',
  hotline: '1800 12 34',
};

/** @returns the text of a page, and where its links lead */
async function render(
  value: string,
  operator: Operator,
  path = 'docs/page.mdx',
): Promise<{text: string; links: string[]}> {
  let text = '';
  const links: string[] = [];
  const collect = () => (tree: Root) => {
    text = toString(tree);
    visit(tree, 'link', ({url}) => void links.push(url));
  };
  const steps = createProcessor({remarkPlugins: [[remarkOperator, operator], collect]});
  await steps.process({path, value, cwd: process.cwd()});
  return {text, links};
}

const sentence =
  'Ask <Operator what="support" />, open <Operator what="login" /> or <Operator what="app" /> of <Operator what="name" />.';

it('reads well where nothing is set, without links', async () => {
  expect(await render(sentence, unset)).toEqual({
    text: "Ask your operator's support, open the login page or the app of your operator of the operator.",
    links: [],
  });
});

it('prints what is set, in the middle of a sentence', async () => {
  expect(await render(sentence, complete)).toEqual({
    text: 'Ask the support of Acme (1800 12 34), open the login page or the app “Acme Sign” (App Store, Google Play) of Acme.',
    links: [
      'mailto:help@acme.vn',
      'tel:18001234',
      'https://acme.vn/login',
      'https://apps.apple.com/acme',
      'https://play.google.com/acme',
    ],
  });
});

it('prints only the store that is set', async () => {
  const {text} = await render('Open <Operator what="app" />.', {...unset, googlePlayUrl: 'https://play.google.com/a'});
  expect(text).toBe('Open the app of your operator (Google Play).');
});

it('speaks the language of the page, also on a line of its own', async () => {
  const page = 'i18n/vi/docusaurus-plugin-content-docs/current/page.mdx';
  expect((await render('<Operator what="support" />', unset, page)).text).toBe('bộ phận hỗ trợ của đơn vị vận hành');
});

it.each(['<Operator />', '<Operator what="suport" />', '<Operator who="support" />'])('refuses %s', async (written) => {
  await expect(render(`One.\n\nAsk ${written}.`, unset)).rejects.toThrow(
    'operator: docs/page.mdx:3 <Operator> needs one attribute "what": name, login, support, app. ' +
      'Write <Operator what="support" />. See guides/writing.md.',
  );
});
