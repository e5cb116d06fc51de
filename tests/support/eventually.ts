import {vi} from 'vitest';

/**
 * Waits until a check passes, with the patience that a busy machine may need.
 *
 * @param check throws as long as what is waited for has not happened
 * @throws what the check threw last, after 20 seconds
 */
export function eventually(check: () => void): Promise<void> {
  return vi.waitFor(check, {timeout: 20_000});
}
