import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {drawExamples} from './drawExamples';
import {runProgram} from '../runProgram';

/** Renders the mockups and diagrams of Markdown files into one page: `npx tsx tools/preview/run.ts OUT.html [FILE …]`. */
async function main(): Promise<void> {
  const [target, ...named] = process.argv.slice(2);
  if (!target) throw new Error('Name the file to write: npx tsx tools/preview/run.ts OUT.html');
  const files = named.length > 0 ? named : ['guides/mockups.md', 'guides/diagrams.md'];
  const styles = await Promise.all(
    [
      'node_modules/infima/dist/css/default/default.css',
      'src/site/css/tokens.css',
      'src/site/css/custom.css',
      'src/content/mockups/mockups.css',
      'src/content/diagrams/diagrams.css',
    ].map((file) => readFile(path.resolve(file), 'utf8')),
  );
  const examples = (await Promise.all(files.map(drawExamples))).flat();
  const sections = examples.map(({heading, html}) => `<h2>${heading}</h2>\n${html}`);
  await writeFile(
    target,
    `<!doctype html><html lang="en" data-theme="light"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Mockups and diagrams</title><style>${styles.join('\n')}\nmain{max-width:46rem;margin:auto;padding:1rem}</style>
<main class="theme-doc-markdown markdown">${sections.join('\n')}</main>
<script>document.documentElement.dataset.theme = location.hash.slice(1) || 'light'</script></html>`,
  );
  console.log(`${examples.length} examples in ${target}`);
}

runProgram(main);
