import {readFile} from 'node:fs/promises';
import {drawDiagram} from '../../src/content/diagrams/drawDiagram';

/** The pictures of the guides: `<name>.mmd` is the source, `<name>.svg` is drawn from it. */
export const picturesFolder = 'guides/pictures';

/**
 * Draws a picture of a guide with the diagrams of the site, as a file that needs no style sheet beside it.
 *
 * @param file path of the source, which holds Mermaid text as in a page's diagram
 * @returns the text of an SVG file, in the light colours
 * @throws Error naming file, line and repair when the source cannot be read
 */
export async function drawPicture(file: string): Promise<string> {
  const value = await readFile(file, 'utf8');
  const html = await drawDiagram({type: 'code', meta: `alt="${file}"`, value}, {path: file, cwd: process.cwd()});
  const [, viewBox, content] = /<svg [^>]*viewBox="([^"]+)"[^>]*>(.*)<\/svg>/s.exec(html) ?? [];
  if (!viewBox || !content) throw new Error(`${file}: the markup of the diagram holds no <svg> with a viewBox.`);
  const [, , width, height] = viewBox.split(' ');
  const size = `width="${width}" height="${height}" viewBox="${viewBox}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><style>${await readStyles()}</style>${content}</svg>\n`;
}

/** @returns the rules of the site's diagrams, the tokens in them replaced by their light values. */
async function readStyles(): Promise<string> {
  const rules = await readFile('src/content/diagrams/diagrams.css', 'utf8');
  const tokens = await readFile('src/site/css/tokens.css', 'utf8');
  const lightValue = (token: string): string => new RegExp(`${token}: ([^;]+);`).exec(tokens)?.[1] ?? 'none';
  return `svg{background:${lightValue('--site-paper')};font-family:system-ui,sans-serif}${rules}`
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\.diagram (?:(?:> div|svg|figcaption) )?\{.*?\}/gs, '')
    .replaceAll('.diagram ', '')
    .replace(/var\((--site-[\w-]+)\)/g, (_, token: string) => lightValue(token))
    .replace(/\s+/g, ' ');
}
