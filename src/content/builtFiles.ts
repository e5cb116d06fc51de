import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {languages} from '../kit/locales';

interface BuiltFilesOptions {
  /** Path of the language that is built, with a slash at its end. */
  baseUrl: string;
}

const codes = languages.map(({code}) => code).join('|');

/** The address of a file that the build writes, as a page has it: with or without the prefix of its language. */
const address = new RegExp(`^pathname:///(?:(?:${codes})/)?`);

/**
 * Remark plugin: a link to a file that the build writes, such as `pathname:///openapi/2.3.0/v1.json`, leads to the file
 * of the language that is built, wherever the deployment has it.
 */
export function remarkBuiltFiles({baseUrl}: BuiltFilesOptions) {
  return (tree: Root): void =>
    visit(tree, ['link', 'definition'], (node) => {
      if ('url' in node) node.url = node.url.replace(address, `pathname://${baseUrl}`);
    });
}
