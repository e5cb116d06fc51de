import type {WorldView} from '../shared/protocol';

/** @returns the name of a person, or the number of one who is not there */
export const nameOf = (userId: number, {people}: WorldView): string =>
  people.find(({id}) => id === userId)?.name ?? String(userId);

/** @returns whether the code in a message is a one-time code, not the one that leads to a document */
export const isOneTime = (text: string): boolean => text.startsWith('One-time code');
