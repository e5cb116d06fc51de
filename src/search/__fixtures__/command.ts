import type {Command} from '../box/commands';

/** @returns a command that says its id, and does nothing */
export const command = (id: Command['id'], names: readonly string[], topics: readonly string[] = []): Command => ({
  kind: 'command',
  id,
  href: '/',
  value: id,
  names,
  topics,
  run: () => undefined,
});
