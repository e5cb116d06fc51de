import type {Step} from './readPage';

/** What a reader puts in place of a page's examples: own values by the words of the page. */
export type OwnValues = Readonly<Record<string, string>>;

/** A command that goes on until it is stopped. Readers type what follows into a second terminal. */
const serving = /^WEBHOOK_TOKEN=\S+ node |^node sandbox\.mjs(?! --help)/;

/** How long a server may take to say its address, in tenths of a second. */
const longestStart = 300;

/**
 * @param keptIn folder that holds the files of the page under the numbers of their steps
 * @returns a script that does what a reader does, in the reader's order. It ends with the first command that fails, and
 *   names it.
 */
export function toScript(steps: readonly Step[], keptIn: string, own: OwnValues): string {
  const lines = steps.map((step, index) => {
    if (step.kind === 'file') return `cp '${keptIn}/${index}' '${step.name}'\n`;
    if (step.kind === 'body') return '';
    const text = withOwnValues(step.text, own);
    return step.kind === 'pipeline' ? inPipeline(text) : withServers(text, index);
  });
  return `set -Eeuo pipefail
trap 'echo "This command failed: $BASH_COMMAND" >&2' ERR
${lines.join('')}`;
}

export function withOwnValues(text: string, own: OwnValues): string {
  return Object.entries(own).reduce((result, [example, value]) => result.replaceAll(example, value), text);
}

/** What a pipeline starts ends with it. */
function inPipeline(text: string): string {
  return `(
${text}kill $(jobs -p)
wait || true
)
`;
}

function withServers(text: string, index: number): string {
  return text.replaceAll(/^.*(?:\n|$)/gm, (line) => {
    if (!serving.test(line)) return line;
    const log = `server-${index}.log`;
    return `${line.trimEnd()} >${log} 2>&1 &
for _ in $(seq ${longestStart}); do grep -q 'http://' ${log} && break || sleep 0.1; done
grep 'http://' ${log}
`;
  });
}
