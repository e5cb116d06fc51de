import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {drawExamples} from './drawExamples';

/** Writes all examples of the guide into one page, for looking at: `npx tsx src/plugins/figures/tools/preview.ts OUT.html`. */
async function main(): Promise<void> {
  const [target, guide = 'guides/diagrams.md'] = process.argv.slice(2);
  if (!target) throw new Error('Name the file to write: npx tsx src/plugins/figures/tools/preview.ts OUT.html');
  const styles = await Promise.all(
    [
      'node_modules/infima/dist/css/default/default.css',
      'src/css/tokens.css',
      'src/css/custom.css',
      'src/plugins/figures/theme/frame.css',
      'src/plugins/figures/theme/diagrams.css',
    ].map((file) => readFile(path.resolve(file), 'utf8')),
  );
  const examples = await drawExamples(guide);
  const sections = examples.map(({heading, html}) => `<h2>${heading}</h2>\n${html}`);
  await writeFile(
    target,
    `<!doctype html><html lang="en" data-theme="light"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Diagrams</title><style>${styles.join('\n')}\nmain{max-width:46rem;margin:auto;padding:1rem}</style>
<main class="theme-doc-markdown markdown">${sections.join('\n')}</main>
<script>document.documentElement.dataset.theme = location.hash.slice(1) || 'light'</script></html>`,
  );
  console.log(`${examples.length} examples in ${target}`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
