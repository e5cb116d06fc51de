import type {WorldView} from '../shared/protocol';

/** @returns the name of a person, or the number of one who is not there */
export const nameOf = (userId: number, {people}: WorldView): string =>
  people.find(({id}) => id === userId)?.name ?? String(userId);
