import type {Context} from '../context';
import {hexFor} from '../random';
import type {StoredFile} from '../world';

/**
 * @param owner id of the document or template that has the file: each has links of its own, even to the same bytes
 * @returns an address that leads to a file without a token, always the same one
 */
export function linkTo(file: StoredFile, owner: string | number, {world, request}: Context): string {
  const token = hexFor(world, `${owner}/${file.key}`);
  world.links[token] ??= typeof owner === 'string' ? {file, documentId: owner} : {file};
  return `${request.origin}/Api/Download?token=${token}`;
}
