import {kilobytes, machine, table, whole} from '../report';
import type {FirstAnswer} from './measureTry';
import type {Kind} from './servers';

/** What a server does and takes. */
export interface ServerFigures {
  name: string;
  documents: number;
  /** Megabytes when it has started, and when everything was asked. */
  started: number;
  used: number;
  /** Answers in a second. */
  rates: Record<Kind, number>;
}

const rate = (value: number) => (value < 10 ? value.toFixed(1) : whole(value));
const ratio = (part: number, whole: number) =>
  part / whole < 0.1 ? (part / whole).toPrecision(1) : (part / whole).toFixed(2);
const label = ({name, documents}: ServerFigures) =>
  documents === 0 ? name : `${name}, ${documents.toLocaleString('en')} document${documents === 1 ? '' : 's'}`;

/** @returns the sandbox with as many documents; the smallest beside a server that keeps none */
function sandboxBeside({documents}: ServerFigures, all: readonly ServerFigures[]): ServerFigures {
  return all.find((one) => one.documents === Math.max(1, documents))!;
}

/** @returns what a file is, by its address */
function kindOf(address: string): string {
  if (address.endsWith('/sandbox.json')) return 'contract, `sandbox.json`';
  if (/\/sandbox\.\w+\.js$/.test(address)) return 'worker';
  if (address.endsWith('.js')) return 'form and drawer';
  return address.endsWith('.css') ? 'styles' : 'other';
}

/** @returns the part of BENCHMARKS.md; the sandboxes are the first servers */
export function reportSandbox(servers: readonly ServerFigures[], page: FirstAnswer, runs: number): string {
  const kinds = Object.entries(page.bytes).map(([address, bytes]) => [kindOf(address), bytes] as const);
  const names = [...new Set(kinds.map(([kind]) => kind))].sort();
  const sum = (wanted?: string) =>
    kinds.filter(([kind]) => wanted === undefined || kind === wanted).reduce((all, [, bytes]) => all + bytes, 0);
  return `## Sandbox

Machine: ${machine}. \`npm run bench -- --only sandbox\` measures it again.
Medians of ${runs} runs, the servers by turns, each in a process of its own with four calls under way. Ratios count,
and what is less than a third apart is alike: the calls come from the same machine.

- A list is the newest ten of the documents with a status and a word, half of all; a new document comes with a small PDF.
- Prism has the contract, keeps nothing, and answers with its examples. It is compared with the smallest sandbox.
- json-server has the same documents without steps and histories, filters and sorts them in the same way, gets no PDF,
  and rewrites its file after each new document.

${table(
  ['answers in a second', 'list', 'one document', 'create', 'MB, started', 'MB, afterwards'],
  servers.map((server) => {
    const {rates, started, used} = server;
    return [label(server), rate(rates.list), rate(rates.one), rate(rates.create), whole(started), whole(used)];
  }),
)}

${table(
  ['the sandbox with as many documents = 1', 'list', 'one document', 'create', 'MB, started', 'MB, afterwards'],
  servers
    .filter((server) => sandboxBeside(server, servers) !== server)
    .map((server) => {
      const own = sandboxBeside(server, servers);
      return [
        label(server),
        ...(['list', 'one', 'create'] as const).map((kind) => ratio(server.rates[kind], own.rates[kind])),
        ratio(server.started, own.started),
        ratio(server.used, own.used),
      ];
    }),
)}

### Try it, in the page

What a reader fetches from opening the form of a call until its first answer, on a page where the application runs,
kilobytes after brotli. Times are of the page on a processor slowed down four times, with the network of this machine;
the browser does not slow down workers, in which the sandbox itself runs.

${table(['fetched', 'KB'], [...names.map((name) => [name, kilobytes(sum(name))]), ['all', kilobytes(sum())]])}

${table(
  ['from opening until the form is there', 'from opening until the first answer', 'from sending, once the worker runs'],
  [[page.form, page.answer, page.later].map((value) => `${whole(value)} ms`)],
)}
`;
}
