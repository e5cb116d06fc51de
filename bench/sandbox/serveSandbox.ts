// A sandbox whose world begins with so many documents, in a process of its own; bundled by servers.ts.
import type {Contract} from '../../integrators/sandbox/engine/contract';
import {startSandbox} from '../../integrators/sandbox/server/startSandbox';
import {settings, worldOf} from './worldOf';

/** Put in by the bundler. */
declare const contract: Contract;

const world = worldOf(Number(process.argv[2]), contract);

void startSandbox({contract, settings: settings(contract), port: Number(process.argv[3]), begun: () => world});
