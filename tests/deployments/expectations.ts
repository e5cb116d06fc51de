import {headers} from '../../src/config/headers';
import {redirectFiles, type RedirectFile} from '../../src/publishing/redirects/redirectFiles';
import {hostLimits} from '../dist/hostLimits';
import type {Finding} from '../dist/types';
import {forEachOf} from './crawl';
import {alternates, formerAddresses, sitemaps} from './layout';
import type {CrawledSite, Expectation, Mention} from './types';

const isNotFoundPage = (address: string): boolean => address.endsWith('/404');

/** @returns whether an address is one of this site, and not one of another site on the same host */
function isBelow(base: string, path: string): boolean {
  return path.startsWith(base) || path === base.slice(0, -1);
}

/** @returns what is wrong with an address, without a look at the site */
function judgeAddress({base}: CrawledSite, path: string): string | undefined {
  if (!path.startsWith('/')) return 'cannot be read';
  if (!isBelow(base, path)) return `is not below ${base}`;
  return base !== '/' && path.startsWith(base + base.slice(1)) ? `has ${base} twice` : undefined;
}

async function judgeMention(site: CrawledSite, {from, path, anchor}: Mention): Promise<string | undefined> {
  const wrong = judgeAddress(site, path);
  if (wrong) return wrong;
  // Not-found pages name themselves and each other, at whatever address they are shown.
  if (isNotFoundPage(path.replace(/\.html$/, '')) && isNotFoundPage(from)) return undefined;
  const {status, headers: sent} = await site.get(path);
  if (status !== 200) return `answers ${status}${sent.location ? `, to ${sent.location}` : ''}`;
  const page = site.pages.get(path.split('?')[0] ?? '');
  return anchor === '' || !page || page.ids.includes(anchor) ? undefined : `has no element with the id "${anchor}"`;
}

/** Every address in every file leads to something of this site, at once and to the anchor. */
const links: Expectation = {
  name: 'links',
  unit: 'mentions of addresses',
  async run(site) {
    const findings = new Map<string, Finding & {times: number}>();
    await forEachOf(site.mentions, async (mention) => {
      const problem = await judgeMention(site, mention);
      if (!problem) return;
      const target = mention.path + (mention.anchor && `#${mention.anchor}`);
      const known = findings.get(`${target} ${problem}`);
      if (known) known.times += 1;
      else
        findings.set(`${target} ${problem}`, {
          where: mention.from,
          problem: `${mention.by} ${target} ${problem}`,
          times: 1,
        });
    });
    return {
      count: site.mentions.length,
      findings: [...findings.values()].map(({where, problem, times}) => ({
        where,
        problem: `${problem} (${times} times).`,
      })),
    };
  },
};

/** @returns the home page of the language that an address belongs to */
function rootOf({deployment}: CrawledSite, address: string): [code: string, root: string] {
  const roots = Object.entries(deployment.languages);
  const longest = [...roots].sort(([, a], [, b]) => b.length - a.length).find(([, root]) => address.startsWith(root));
  return longest ?? ['', ''];
}

/** Every page is in the language of its place, and names itself and the same page in each language. */
const languages: Expectation = {
  name: 'languages',
  unit: 'pages',
  async run(site) {
    const findings: Finding[] = [];
    const roots = Object.values(site.deployment.languages);
    for (const [address, page] of site.pages) {
      const [code, root] = rootOf(site, address);
      const add = (problem: string): void => void findings.push({where: address, problem});
      if (page.lang.split('-')[0] !== code) add(`is in "${page.lang}", not in "${code}".`);
      if (isNotFoundPage(address)) continue;
      const linked = (rel: string): string[] =>
        page.references.filter((each) => each.by === 'link href' && each.rel === rel).map((each) => each.address);
      const canonical = linked('canonical').map(encodeURI);
      if (canonical.join() !== site.url + address && !canonical.join().startsWith(`${site.url}${root}`))
        add(`has the canonical address ${canonical.join()}.`);
      const elsewhere = linked('alternate').filter(
        (each) => each.startsWith('https:') && !each.startsWith(site.url + site.base),
      );
      for (const alternate of elsewhere) add(`has the alternate address ${alternate}.`);
    }
    for (const root of roots) {
      if (!site.pages.has(root)) findings.push({where: root, problem: 'is no page.'});
      const {status, text} = await site.get(`${root}docs/nowhere-at-all`);
      const lang = site.pages.get(`${root}404`)?.lang ?? '?';
      if (status !== 404 || (!text.includes(`lang="${lang}"`) && !text.includes(`lang=${lang}`)))
        findings.push({
          where: `${root}docs/nowhere-at-all`,
          problem: `answers ${status}, not the not-found page of its language.`,
        });
    }
    return {count: site.pages.size, findings};
  },
};

/** Every other address that must work leads to a page: moved ones, another case, folders, older hosts' rules. */
const redirects: Expectation = {
  name: 'redirects',
  unit: 'redirects',
  async run(site) {
    const findings: Finding[] = [];
    const rows = Object.values(JSON.parse(site.readFile(redirectFiles.json)) as RedirectFile).flatMap(Object.entries);
    await forEachOf(rows as [string, string][], async ([from, to]) => {
      const add = (problem: string): void => void findings.push({where: from, problem});
      for (const path of [from, to]) {
        const wrong = judgeAddress(site, path);
        if (wrong) add(`${path} ${wrong}.`);
      }
      const {status, headers: sent} = await site.get(encodeURI(from));
      const target = sent.location ?? encodeURI(from);
      if (status !== 200 && status !== 301) add(`answers ${status}.`);
      else if (target !== encodeURI(to)) add(`leads to ${target}, not to ${to}.`);
      else if ((await site.get(target)).status !== 200) add(`leads to ${to}, which is no page.`);
    });
    const hosts = site.readFile(redirectFiles.hosts).split('\n').filter(Boolean);
    const [main = '/'] = Object.values(site.deployment.languages);
    // The root of the host, where no page is, leads to the site.
    for (const line of hosts.filter((each) => each !== `/ ${main} 301`))
      for (const path of line.split(' ').slice(0, 2)) {
        const wrong = judgeAddress(site, path);
        if (wrong) findings.push({where: redirectFiles.hosts, problem: `${line}: ${path} ${wrong}.`});
      }
    return {count: rows.length + hosts.length, findings};
  },
};

/** Every file is served, with the headers of its kind. */
const files: Expectation = {
  name: 'files',
  unit: 'files',
  async run(site) {
    const findings: Finding[] = [];
    const roots = Object.values(site.deployment.languages);
    const served = site.addresses.filter((address) => !isNotFoundPage(address));
    await forEachOf(served, async (address) => {
      const {status, headers: sent} = await site.get(address);
      const add = (problem: string): void => void findings.push({where: address, problem});
      if (status !== 200) return add(`answers ${status}.`);
      const isHashed = roots.some((root) => address.startsWith(`${root}${headers.hashedFolder}/`));
      const caching = isHashed ? headers.cacheControl.hashed : headers.cacheControl.other;
      if (sent['cache-control'] !== caching) add(`has Cache-Control "${sent['cache-control']}", not "${caching}".`);
      for (const [name, value] of Object.entries(headers.security))
        if (sent[name.toLowerCase()] !== value) add(`lacks the header ${name}.`);
    });
    return {count: served.length, findings};
  },
};

/** Rules for robots and hosts are about this site. */
const rules: Expectation = {
  name: 'rules',
  unit: 'rules',
  async run(site) {
    const findings: Finding[] = [];
    const disallowed = [...site.readFile('robots.txt').matchAll(/^Disallow: (.*)$/gm)].map(([, path = '']) => path);
    const sitemaps = [...site.readFile('robots.txt').matchAll(/^Sitemap: (.*)$/gm)].map(([, address = '']) => address);
    const hosted = [...site.readFile('_headers').matchAll(/^(\/.*)$/gm)].map(([, path = '']) => path);
    for (const [where, path] of [
      ...disallowed.map((each) => ['robots.txt', each] as const),
      ...hosted.map((each) => ['_headers', each.replace(/\*$/, '')] as const),
    ]) {
      const wrong = judgeAddress(site, path);
      if (wrong) findings.push({where, problem: `${path} ${wrong}.`});
    }
    for (const path of disallowed)
      if ((await site.get(path)).status !== 200) findings.push({where: 'robots.txt', problem: `${path} is no page.`});
    for (const root of Object.values(site.deployment.languages)) {
      if (!sitemaps.includes(`${site.url}${root}sitemap.xml`))
        findings.push({where: 'robots.txt', problem: `does not name ${site.url}${root}sitemap.xml.`});
      if (!hosted.includes(`${root}${headers.hashedFolder}/*`))
        findings.push({where: '_headers', problem: `has no rule for ${root}${headers.hashedFolder}/*.`});
    }
    return {count: disallowed.length + sitemaps.length + hosted.length, findings};
  },
};

/** Hosts that count files and rules take it: versions that are left out add a redirect for each page. */
const limits: Expectation = {
  ...hostLimits,
  run({addresses, readFile}) {
    return Promise.resolve(hostLimits.run({files: {size: addresses.length}, read: (file) => readFile(file.slice(1))}));
  },
};

export const expectations: readonly Expectation[] = [
  files,
  links,
  languages,
  alternates,
  sitemaps,
  redirects,
  formerAddresses,
  rules,
  limits,
];
