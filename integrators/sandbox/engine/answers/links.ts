import type {Context} from '../context';
import {drawHex} from '../random';
import type {StoredFile} from '../world';

/** @returns an address that leads to a file without a token, always the same one */
export function linkTo(file: StoredFile, {world, request}: Context): string {
  let token = world.linkOfFile[file.key];
  if (token === undefined) {
    token = drawHex(world);
    world.linkOfFile[file.key] = token;
    world.links[token] = {file};
  }
  return `${request.origin}/Api/Download?token=${token}`;
}
