import {createHandler} from './createHandler';
import {listen, type RunningServer} from './listen';

/**
 * Serves a built site.
 *
 * @param port 0 takes any free port
 * @throws Error if the folder holds no finished build
 */
export function startServer(folder: string, port: number): Promise<RunningServer> {
  return listen(createHandler(folder), port);
}
