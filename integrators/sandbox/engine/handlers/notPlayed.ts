import {Refusal, type Handler} from '../context';

/**
 * Ids of operations that the sandbox does not play yet. `npm run add-operation` puts a new one here; whoever writes its
 * handler takes it out.
 */
export const notPlayedIds: readonly string[] = [];

/** @returns whether the sandbox answers an operation as the platform would */
export const isPlayed = (id: string): boolean => !notPlayedIds.includes(id);

const refuse: Handler = () => {
  throw new Refusal('bad-request', 'The sandbox does not play this call yet.', 501);
};

/** Says so instead of inventing what the platform would answer. */
export const notPlayed: Readonly<Record<string, Handler>> = Object.fromEntries(notPlayedIds.map((id) => [id, refuse]));
