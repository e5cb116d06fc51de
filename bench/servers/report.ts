import {machine, ratio, tableOf, whole} from '../report';
import {connections} from './load';

/** What a server does and takes. */
export interface ServerFigures {
  name: string;
  answers: number;
  /** Answers in a second. */
  rate: number;
  /** Milliseconds within which 99 of 100 answers came. */
  p99: number;
  errors: number;
  /** Megabytes when it has started, at most, and at the end. */
  started: number;
  highest: number;
  ended: number;
}

/** A long run, with the memory after so many answers. */
export interface Endurance {
  answers: number;
  errors: number;
  seconds: number;
  memory: {answers: number; megabytes: number}[];
}

const count = (value: number) => value.toLocaleString('en');

/** @returns at most so many items of a list, its first and its last among them */
function spread<T>(items: readonly T[], most: number): T[] {
  const step = Math.max(1, (items.length - 1) / (most - 1));
  return items.filter((_, index) => Math.round(Math.round(index / step) * step) === index);
}

/** @returns the part of BENCHMARKS.md; this server is the first */
export function reportServers(
  servers: readonly ServerFigures[],
  {answers, errors, seconds, memory}: Endurance,
  {runs, seconds: runSeconds, paths}: {runs: number; seconds: number; paths: number},
): string {
  const own = servers[0]?.rate ?? Number.NaN;
  return `## Servers

Machine: ${machine}. \`npm run bench -- --only servers\` measures it again; it needs \`wrk\` and nginx with its brotli
module (\`apt-get install wrk nginx-light libnginx-mod-http-brotli-static\`).

The built site by the project's own server, by nginx as the container starts it, and by \`docusaurus serve\`, which sends
no compressed copies. ${connections} connections of the same machine, which takes one of its cores, ask for ${count(paths)} pages, scripts and
styles by turns. Medians of ${runs} runs of ${runSeconds} seconds, the servers by turns. Errors are all answers from 400 on and all
connections that failed or waited for more than two seconds.

${tableOf('server', servers, {
  'answers in a second': ({rate}) => count(Math.round(rate)),
  'this server = 1': ({rate}) => ratio(rate, own),
  'p99, ms': ({p99}) => p99.toFixed(1),
  answers: (server) => count(server.answers),
  errors: (server) => count(server.errors),
  'MB, started': ({started}) => whole(started),
  'MB, highest': ({highest}) => whole(highest),
  'MB, end': ({ended}) => whole(ended),
})}

The project's own server, started anew and asked for ${whole(seconds)} seconds without a pause: ${count(answers)} answers, ${count(errors)} errors.

${tableOf(
  'after so many answers',
  spread(memory, 9).map((each) => ({...each, name: count(each.answers)})),
  {MB: ({megabytes}) => whole(megabytes)},
)}
`;
}
