import type {BuildCost} from '../measureBuild';
import {kilobytes, ratio, table} from '../writeReport';
import {reportAims} from './aims';
import type {Visit} from './measureVisit';
import {phone} from './phone';
import type {Layout} from './writeContent';

/** What was measured of one tool; the site itself comes first. */
export interface MeasuredPeer {
  name: string;
  /** The site itself has none. */
  layout?: Layout;
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

const perPage = ({build, pageCount}: MeasuredPeer) => (build.cpuSeconds / pageCount) * 1000;

function buildTable(peers: readonly MeasuredPeer[]): string {
  const stock = peers.find(({layout}) => layout === 'docusaurus');
  const rows = peers.map((peer) => [
    peer.name,
    String(peer.pageCount),
    peer.build.wallSeconds.toFixed(1),
    peer.build.cpuSeconds.toFixed(1),
    milliseconds(perPage(peer)),
    peer.build.peakMegabytes?.toFixed(0) ?? '–',
    stock ? ratio(perPage(peer), perPage(stock)) : '–',
  ]);
  const head = ['cold build', 'HTML files', 'wall, s', 'CPU, s', 'CPU per file, ms', 'peak memory, MB'];
  return table([...head, 'per file, Docusaurus = 1'], rows);
}

function visitTables(peers: readonly MeasuredPeer[], address: string): string {
  const visits = peers.flatMap(({name, layout, visits: all}) =>
    all[address] ? [{name, layout, visit: all[address]}] : [],
  );
  const own = visits.find(({layout}) => !layout)?.visit;
  const row = (read: (visit: Visit) => readonly string[]) => visits.map(({name, visit}) => [name, ...read(visit)]);
  const weight = row(({bytes, allBytes, requests}) => [
    ...[bytes.HTML, bytes.JS, bytes.CSS, bytes.fonts, allBytes].map(kilobytes),
    String(requests),
  ]);
  const load = row(({paint, blocked, scripting, mainThread}) =>
    [paint, blocked, scripting, mainThread].map(milliseconds),
  );
  const taps = row(({coldTap, tapAfterScroll, laterTap, firstNext, next}) =>
    [
      ...[coldTap.pressed, coldTap.menu, coldTap.answer],
      ...[tapAfterScroll.menu, tapAfterScroll.answer],
      ...[laterTap.menu, laterTap.answer],
      ...[firstNext, next],
    ].map(milliseconds),
  );
  return `### \`${address}\`

${table(['KB until loaded', 'HTML', 'JS', 'CSS', 'fonts', 'all', 'requests'], weight)}

${table(['ms, without a touch', 'largest paint', 'blocked', 'scripting', 'main thread'], load)}

${table(
  [
    'ms, after a tap',
    ...['first of all: pressed', 'menu', 'answer'],
    ...['after a scroll: menu', 'answer'],
    ...['again: menu', 'answer'],
    ...['next page, first of all', 'next page, later'],
  ],
  taps,
)}

${own ? reportAims(own, Object.fromEntries(visits.map(({layout, visit}) => [layout, visit]))) : ''}
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
measured in one run, by turns. The aim for the build is 1.4 × the CPU per file of Docusaurus.

${buildTable(peers)}
${absent.length > 0 ? `\n${absent.join('\n')}\n` : ''}
Medians of ${runs} first visits in Chromium as a phone: 412 pixels wide, a processor slowed down ${phone.slowdown} times, a network
with ${phone.latencyMs} ms and ${phone.kilobitsPerSecond} kbit/s. The same plain server sends every build, compressed as our own build is.

- Until loaded: what a page asks for before it is loaded; what it fetches ahead is not counted. "Blocked" is the time
  of long tasks beyond 50 ms each, "main thread" all that it does, both until the network is quiet.
- Taps are on the menu's button, counted from lifting the finger until the menu is painted; "pressed" is the moment
  the button is painted as pressed, or the menu is there, and "answer" the longest event timing entry of the tap, as
  INP counts it. First of all: on a page that is loaded and idle; after a scroll by finger it is left alone as well.
- Next page: from the click on a link that has been in sight for a while until the next heading is painted, as the
  first touch of all and after the taps on the menu.

${addresses.map((address) => visitTables(peers, address)).join('\n')}`;
}
