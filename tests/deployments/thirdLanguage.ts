import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {globSync} from 'tinyglobby';
import {parse, stringify} from 'yaml';
import {runCommand} from '../../integrators/clients/runCommand';
import {runQuery} from '../../src/search/engine/runQuery';
import {createSearchIndex} from '../../src/search/engine/searchIndex';
import type {SearchIndexFile} from '../../src/search/shared/searchTypes';
import type {Finding} from '../dist/types';
import type {CrawledSite} from './types';

const code = 'ja';
/** As guides/languages.md has it. */
const line = `  {code: '${code}', label: '日本語', htmlLang: 'ja-JP', partial: true},\n`;
const folder = `i18n/${code}/docusaurus-plugin-content-docs/current`;
const notice = 'このページはまだ翻訳されていないため、英語で表示しています。';
const pageCount = 10;

/** Pages of the API and of the guides that are prose alone, so that a translation of them can be short. */
function chooseSources(root: string): string[] {
  const files = globSync('{tutorial,app,api}/**/*.mdx', {cwd: join(root, 'docs')})
    .sort()
    .filter((file) => !/^(?:<|import )/m.test(readFileSync(join(root, 'docs', file), 'utf8')));
  return [...files.slice(0, pageCount / 2), ...files.slice(-pageCount / 2)];
}

/** @returns a page in Japanese with the front matter, the headings and the links of its source */
function translate(source: string, name: string): string {
  const [, frontMatter = '', body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(source) ?? [];
  const {search: _, sidebar_label: __, ...kept} = parse(frontMatter) as Record<string, unknown>;
  const title = `文書管理の手引き ${name}`;
  const description = `${title} の手順を日本語で短く説明します。まだ翻訳されていないページは英語で表示されますので、必要に応じてご覧ください。`;
  const headings = body.match(/^#{2,} .*(?:\{\/\* #.* \*\/\}|\{#.*\})$/gm) ?? [];
  const ids = headings.map((heading) => heading.replace(/^(#+) .*?(\{(?:\/\*)? ?#.*\})$/, '$1 見出し $2'));
  const links = [...body.matchAll(/\]\((\.[^)]+\.mdx[^)]*)\)/g)].map(([, url]) => `[関連するページ](${url})。`);
  const text = [
    `電子契約の文書を管理します。${links.join('')}`,
    ...ids.flatMap((heading) => [heading, '手順を説明します。']),
  ];
  return `---\n${stringify({...kept, title, description})}---\n\n${text.join('\n\n')}\n`;
}

/** The files that a language may begin with, beside its pages: each may be missing. */
const otherFiles: Readonly<Record<string, string>> = {
  [`i18n/${code}/build.json`]: JSON.stringify({'translation.missing': {message: notice}}),
  [`i18n/${code}/code.json`]: JSON.stringify({'theme.IconExternalLink.ariaLabel': {message: '（新しいタブで開く）'}}),
  [`openapi/current/${code}.overlay.yaml`]: `overlay: 1.0.0
info: {title: Japanese, version: 1.0.0}
actions:
  - target: $.info
    update: {title: 電子契約 API}
`,
};

function put(root: string, file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), {recursive: true});
  writeFileSync(join(root, file), text);
}

function edit(root: string, file: string, before: string, after: string): void {
  const text = readFileSync(join(root, file), 'utf8');
  if (!text.includes(before)) throw new Error(`${file} holds no "${before}", before which the language is added.`);
  put(
    root,
    file,
    text.replace(before, () => after),
  );
}

/**
 * Gives a copy of the site a third language as guides/languages.md says: a line, ten pages, and a few other texts.
 *
 * @throws Error with what a command of the guide printed, if it failed
 */
export async function addThirdLanguage(root: string): Promise<void> {
  edit(root, 'src/kit/locales.ts', '] as const satisfies', `${line}] as const satisfies`);
  const english = '    - id: document\n';
  edit(
    root,
    'vocabulary/terms.yaml',
    english,
    `${english}      ${code}: {term: 文書, meaning: 作成し、送信し、保管するものです。}\n`,
  );
  for (const [file, text] of Object.entries(otherFiles)) put(root, file, text);
  for (const [index, file] of chooseSources(root).entries())
    put(root, join(folder, file), translate(readFileSync(join(root, 'docs', file), 'utf8'), String(index + 1)));
  for (const command of [
    ['tsx', 'tools/translations/run.ts', '--stamp', `i18n/${code}/`],
    ['tsx', 'tools/contract/stamp.ts'],
    ['tsc', '--noEmit'],
    ['tsx', 'checks/run.ts'],
    ['tsx', 'tools/contract/lint.ts'],
  ]) {
    const {isOk, output} = await runCommand(command, root);
    if (!isOk) throw new Error(`"${command.join(' ')}" fails with a third language.\n${output.slice(-3000)}`);
  }
}

/** @returns what is wrong with the pages of the third language */
export function expectThirdLanguage(site: CrawledSite): Finding[] {
  const findings: Finding[] = [];
  const expect = (where: string, isRight: boolean, problem: string): void => {
    if (!isRight) findings.push({where, problem});
  };
  const docs = [...site.pages].filter(([address]) => address.startsWith(`/${code}/docs`));
  const texts = docs.map(([address, {file}]) => [address, site.readFile(file)] as const);
  const pages = texts.filter(([, html]) => html.includes('page-body'));
  const translated = pages.filter(([, html]) => html.includes('電子契約の文書を管理します。'));
  expect(
    `/${code}/docs`,
    translated.length === pageCount,
    `has ${translated.length} of ${pageCount} translated pages.`,
  );
  for (const [address, html] of pages) {
    const isTranslated = translated.some(([other]) => other === address);
    expect(address, html.includes(notice) !== isTranslated, `${isTranslated ? 'has' : 'lacks'} the notice.`);
    expect(address, /<div lang="?en"?>/.test(html) !== isTranslated, 'marks the wrong text as English.');
  }
  for (const root of Object.values(site.deployment.languages)) {
    const [, home] = [...site.pages].find(([address]) => `${address}/`.replace('//', '/') === root) ?? [];
    const menu = home ? site.readFile(home.file) : '';
    const isWhole = ['English', 'Tiếng Việt', '日本語'].every((label) => menu.includes(label));
    expect(root, isWhole, 'does not lead to the three languages.');
  }
  const file = JSON.parse(site.readFile(`${code}/search-index-docs-default-current.json`)) as SearchIndexFile;
  for (const word of ['手順', '文書管理', '電子契約']) {
    const [first] = runQuery(word, [createSearchIndex(file)]).results;
    const found = first?.document.sectionRoute.replace(/#.*/, '') ?? 'nothing';
    expect(
      `/${code}/search?q=${word}`,
      translated.some(([address]) => address === found),
      `finds ${found} first.`,
    );
  }
  return findings;
}
