import {isLocalHost} from '../../src/kit/reservedHosts';
import type {Problem} from '../types';

/** Parameters that advertisers add to the address that somebody copied. */
const tracking = /^(?:utm_.*|fbclid|gclid|dclid|msclkid|mc_[ce]id|igshid|_hs(?:enc|mi))$/i;

/**
 * Looks at how an address of another site is written; whether it still answers, lychee asks once a week (lychee.toml).
 *
 * @returns what is wrong with it, or null
 */
export function describeExternalForm(target: string): Pick<Problem, 'rule' | 'repair'> | null {
  if (!/^(?:https?:|\/\/)/i.test(target)) return null;
  const said = `the address "${target}"`;
  const address = target.startsWith('//') ? `https:${target}` : target;
  if (!URL.canParse(address) || /\s/.test(address)) {
    return {rule: `${said} is not well-formed`, repair: "Copy it from the browser's address bar."};
  }
  const url = new URL(address);
  if (isLocalHost(url.hostname)) {
    return {rule: `${said} leads to no host that readers reach`, repair: 'Write it as code, or name the public host.'};
  }
  for (const name of [...url.searchParams.keys()]) if (tracking.test(name)) url.searchParams.delete(name);
  const isTracked = url.search !== new URL(address).search;
  if (isTracked) return {rule: `${said} has parameters that follow readers`, repair: `Write "${asHttps(url.href)}".`};
  if (target.startsWith('https:')) return null;
  return {rule: `${said} does not begin with https:`, repair: `Write "${asHttps(address)}".`};
}

const asHttps = (address: string): string => address.replace(/^https?:/i, 'https:');
