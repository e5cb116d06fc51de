const cpu0 = process.cpuUsage();
let prev = 0;
const lap = (n: string) => { const u = process.cpuUsage(cpu0); const t=(u.user+u.system)/1e6; if (t-prev>0.02) console.log(n, (t-prev).toFixed(2), t.toFixed(2)); prev=t; };
async function main() {
  for (const n of require('fs').readdirSync('checks')) if (require('fs').existsSync('checks/'+n+'/index.ts')) { await import('./'+n); lap('import '+n); }
  const {checks} = await import('./registry');
  const {openResultCache} = await import('./content/resultCache');
  const {createPageReader} = await import('./content/pageReader');
  const {createContext} = await import('./content/createContext');
  const {planChecks} = await import('./changes/planChecks');
  lap('imports');
  const cache = await openResultCache(process.cwd()); lap('cache');
  const reader = createPageReader(process.cwd(), cache); lap('reader');
  const plan = planChecks(checks, new Set(['docs/app/document/cancel.mdx']), reader.files); lap('plan');
  createContext(process.cwd(), undefined, reader).unreadable; lap('unreadable');
  for (const {check, chosen} of plan) { await check.run(createContext(process.cwd(), chosen, reader)); lap(check.name); }
}
void main();
