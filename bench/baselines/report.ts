import {kilobytes, machine, tableOf, whole} from '../report';
import {buildTable, type MeasuredBuild} from '../site/builds';
import type {Visit} from './measureVisit';
import {phone} from './phone';
import {reportTargets} from './targets';
import type {Layout} from './tools';

/** What was measured of one site; this site itself comes first and has no layout. */
export interface MeasuredSite extends MeasuredBuild {
  layout?: Layout;
  /** Medians, by the address of the page. */
  visits: Readonly<Record<string, Visit>>;
}

function reportVisits(sites: readonly MeasuredSite[], address: string): string {
  const visits = sites.flatMap(({name, layout, visits: {[address]: visit}}) => (visit ? [{name, layout, visit}] : []));
  const own = visits.find(({layout}) => !layout)?.visit;
  return `### \`${address}\`

${tableOf('KB until loaded', visits, {
  HTML: ({visit}) => kilobytes(visit.bytes.HTML),
  JS: ({visit}) => kilobytes(visit.bytes.JS),
  CSS: ({visit}) => kilobytes(visit.bytes.CSS),
  fonts: ({visit}) => kilobytes(visit.bytes.fonts),
  all: ({visit}) => kilobytes(visit.allBytes),
  requests: ({visit}) => String(visit.requests),
})}

${tableOf('ms, without a touch', visits, {
  'largest paint': ({visit}) => whole(visit.paint),
  blocked: ({visit}) => whole(visit.blocked),
  scripting: ({visit}) => whole(visit.scripting),
  'main thread': ({visit}) => whole(visit.mainThread),
})}

${tableOf('ms, after a tap', visits, {
  'first of all: pressed': ({visit}) => whole(visit.coldTap.pressed),
  'first of all: menu': ({visit}) => whole(visit.coldTap.menu),
  'first of all: answer': ({visit}) => whole(visit.coldTap.answer),
  'after a scroll: menu': ({visit}) => whole(visit.tapAfterScroll.menu),
  'after a scroll: answer': ({visit}) => whole(visit.tapAfterScroll.answer),
  'again: menu': ({visit}) => whole(visit.laterTap.menu),
  'again: answer': ({visit}) => whole(visit.laterTap.answer),
  'next page, first of all': ({visit}) => whole(visit.firstNext.heading),
  'next page, later': ({visit}) => whole(visit.next.heading),
})}

${own ? reportTargets(own, Object.fromEntries(visits.map(({layout, visit}) => [layout, visit]))) : ''}
`;
}

/** @returns the part about other tools with the same content. */
export function reportBaselines(runs: number, sites: readonly [MeasuredSite, ...MeasuredSite[]]): string {
  const stock = sites.find(({layout}) => layout === 'docusaurus') ?? sites[0];
  const addresses = Object.keys(sites[0].visits);
  return `## Beside other tools

Machine: ${machine}. The others get the text of our docs pages as plain Markdown, in both languages and all versions,
one sidebar for each area, and a search of their own; drawings are sentences there, of samples there is the one that
readers see first, and there are no pages of areas, tags or terms. Each highlights code itself. Ratios count: all were
measured in one run, by turns. The target for the build is 1.4 × the CPU per page of Docusaurus.

${buildTable(sites, stock, ['cold build', 'per page, Docusaurus = 1'])}

Medians of ${runs} first visits in Chromium as a phone: 412 pixels wide, a processor slowed down ${phone.slowdown} times, a network
with ${phone.latencyMs} ms and ${phone.kilobitsPerSecond} kbit/s. The same plain server sends every build, compressed as our own build is.

- Until loaded: what a page asks for before it is loaded; what it prefetches is not counted. "Blocked" is the time
  of long tasks beyond 50 ms each, "main thread" all that it does, both until the network is quiet.
- Taps are on the menu's button, counted from lifting the finger until the menu is painted; "pressed" is the moment
  the button is painted as pressed, or the menu is there, and "answer" the longest event timing entry of the tap, as
  INP counts it. First of all: on a page that is loaded and idle; after a scroll by finger it is left alone as well.
- Next page: from the click on a link that has been in sight for a while until the next heading is painted, as the
  first touch of all and after the taps on the menu.

${addresses.map((address) => reportVisits(sites, address)).join('\n')}`;
}
