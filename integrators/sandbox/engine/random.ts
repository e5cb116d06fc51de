import type {World} from './world';

const twoTo32 = 2 ** 32;

/** @returns a number from 0 to 2^32 - 1 that follows from two others; Murmur3's finalizer */
function mix(a: number, b: number): number {
  let hash = (a ^ Math.imul(b + 1, 0x9e3779b1)) >>> 0;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** @returns the next random number of a world, from 0 to 2^32 - 1 */
function draw(world: World): number {
  world.draws += 1;
  return mix(world.settings.seed, world.draws);
}

/** @returns `count` random digits, the first of which is not 0 */
export function drawDigits(world: World, count: number): string {
  const lowest = 10 ** (count - 1);
  return String(lowest + Math.floor((draw(world) / twoTo32) * 9 * lowest));
}

/** @returns 32 random hexadecimal digits */
export function drawHex(world: World): string {
  return [0, 1, 2, 3].map(() => draw(world).toString(16).padStart(8, '0')).join('');
}

/** @returns a random id in the form of a GUID of version 4 */
export function drawGuid(world: World): string {
  const hex = drawHex(world);
  const variant = '89ab'.charAt(parseInt(hex.charAt(16), 16) % 4);
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, variant + hex.slice(17, 20), hex.slice(20)].join(
    '-',
  );
}

/** @returns the next whole number for a user, a batch, a notice … */
export function nextNumber(world: World): number {
  world.lastNumber += 1;
  return world.lastNumber;
}

/** @returns a number from 0 to 2^32 - 1 that a world always has for a text */
function numberFor({settings}: World, text: string): number {
  let hash = settings.seed;
  for (let i = 0; i < text.length; i += 1) hash = mix(hash, text.charCodeAt(i));
  return hash;
}

/** @returns 32 hexadecimal digits that a world always has for a text: what is only read takes no random number */
export function hexFor(world: World, text: string): string {
  return [0, 1, 2, 3].map((part) => numberFor(world, `${part}${text}`).toString(16).padStart(8, '0')).join('');
}

/** @returns which of two ways that are both left open a world takes, always the same one for a question */
export function takesSecondWay(world: World, question: string): boolean {
  return !world.settings.isPlain && numberFor(world, question) % 2 === 1;
}
