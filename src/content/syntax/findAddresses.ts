import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {lineOf} from '../../kit/mdx';
import type {Cause, Mistake} from './mistakes';

/** What a link may begin with; `pathname:` is a file of the site that is no page. */
const linkSchemes: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:', 'tel:', 'pathname:']);

/** Where a page could be, for addresses that do not say it. */
const page = 'https://page.invalid/docs/page';

/** @returns links that run something or show a page without an address, and pictures of other sites */
export function findAddresses(tree: Root): Mistake[] {
  const mistakes: Mistake[] = [];
  const ofPictures = new Set<string>();
  visit(tree, 'imageReference', ({identifier}) => void ofPictures.add(identifier));
  visit(tree, (node) => {
    if (node.type !== 'link' && node.type !== 'image' && node.type !== 'definition') return;
    const isPicture = node.type === 'image' || (node.type === 'definition' && ofPictures.has(node.identifier));
    const cause = isPicture ? describePicture(node.url) : describeLink(node.url);
    if (cause) mistakes.push({line: lineOf(node), ...cause});
  });
  return mistakes;
}

/** Read as browsers read it: they leave out line ends, tabs and signs of control, and take \ for /. */
const read = (address: string): URL | undefined => (URL.canParse(address, page) ? new URL(address, page) : undefined);

function describeLink(address: string): Cause | undefined {
  const {protocol} = read(address) ?? {};
  if (protocol === undefined || linkSchemes.has(protocol)) return undefined;
  const repair = 'Link to a page, [words](page.mdx), or to another site with https:.';
  return {rule: `has a link that begins with "${protocol}", which no page needs`, repair};
}

/** The policy of the site lets no page load from another. */
function describePicture(address: string): Cause | undefined {
  const {protocol, origin} = read(address) ?? {};
  if (protocol === undefined || protocol === 'pathname:' || origin === new URL(page).origin) return undefined;
  const repair = 'Save it beside the page and write ![What it shows](picture.png).';
  if (/^https?:$/.test(protocol)) return {rule: 'has a picture of another site, which readers do not get', repair};
  return {rule: `has a picture that begins with "${protocol}"`, repair};
}
