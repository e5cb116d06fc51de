import type {BuildCost} from '../measureBuild';
import {kilobytes, ratio, table} from '../writeReport';
import {phone, type Visit} from './measureVisit';

/** What was measured of one tool; the site itself comes first. */
export interface MeasuredPeer {
  name: string;
  pageCount: number;
  build: BuildCost;
  /** By the address of the page. */
  visits: Readonly<Record<string, Visit>>;
}

export interface MissingPeer {
  name: string;
  reason: string;
}

const milliseconds = (value: number) => value.toFixed(0);

function buildTable(peers: readonly MeasuredPeer[]): string {
  const first = peers[0]?.build.cpuSeconds ?? Number.NaN;
  const rows = peers.map(({name, pageCount, build: {wallSeconds, cpuSeconds, peakMegabytes}}) => [
    name,
    String(pageCount),
    wallSeconds.toFixed(1),
    cpuSeconds.toFixed(1),
    ((cpuSeconds / pageCount) * 1000).toFixed(0),
    peakMegabytes?.toFixed(0) ?? '–',
    ratio(cpuSeconds, first),
  ]);
  const head = ['cold build', 'HTML files', 'wall, s', 'CPU, s', 'CPU per file, ms', 'peak memory, MB'];
  return table([...head, 'CPU, this site = 1'], rows);
}

function visitTables(peers: readonly MeasuredPeer[], address: string): string {
  const visits = peers.flatMap(({name, visits: all}) => (all[address] ? [{name, visit: all[address]}] : []));
  const first = visits[0]?.visit;
  if (!first) return '';
  const weight = visits.map(({name, visit: {bytes, allBytes, requests}}) => [
    name,
    ...[bytes.HTML, bytes.JS, bytes.CSS, bytes.fonts, allBytes].map(kilobytes),
    ratio(allBytes, first.allBytes),
    String(requests),
  ]);
  const time = visits.map(({name, visit: {paint, blocked, scripting, navigation}}) => [
    name,
    milliseconds(paint),
    ratio(paint, first.paint),
    milliseconds(blocked),
    milliseconds(scripting),
    ratio(scripting, first.scripting),
    milliseconds(navigation),
    ratio(navigation, first.navigation),
  ]);
  return `### \`${address}\`

${table(['KB, first visit', 'HTML', 'JS', 'CSS', 'fonts', 'all', 'all, this site = 1', 'requests'], weight)}

${table(['ms', 'LCP', 'this site = 1', 'blocked', 'scripting', 'this site = 1', 'next page', 'this site = 1'], time)}
`;
}

/** @returns the part about other tools with the same content. */
export function reportPeers(
  machine: string,
  runs: number,
  peers: readonly MeasuredPeer[],
  missing: readonly MissingPeer[],
): string {
  const addresses = Object.keys(peers[0]?.visits ?? {});
  const absent = missing.map(({name, reason}) => `- ${name} is left out: ${reason}`);
  return `## Beside other tools

Machine: ${machine}. The others get the text of our docs pages as plain Markdown, in both languages and all versions,
one sidebar for each area, and a search of their own; drawings are sentences there, of samples there is the one that
readers see first, and there are no pages of areas, tags or terms. Each highlights code itself. Ratios count: all were
measured in one run, by turns.

${buildTable(peers)}
${absent.length > 0 ? `\n${absent.join('\n')}\n` : ''}
Medians of ${runs} first visits in Chromium as a phone: 412 pixels wide, a processor slowed down ${phone.slowdown} times, a network
with ${phone.latencyMs} ms and ${phone.kilobitsPerSecond} kbit/s. The same plain server sends every build, compressed as our own build is. "Blocked" is the
time of long tasks beyond 50 ms each; "next page" goes from the click on the link to the next page, when it has been
in sight for a while, until the new heading is drawn. Bytes are those a page asks for before it is loaded; what it
fetches ahead is not counted.

${addresses.map((address) => visitTables(peers, address)).join('\n')}`;
}
