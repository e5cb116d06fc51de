import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import * as z from 'zod';
import {escapeRegExp} from '../../src/content/escapeRegExp';
import {parseYaml} from '../../src/content/readData';

const text = z.string().trim().min(1);
const exemptionSchema = z.strictObject({
  address: text.meta({value: 'an address; * stands for any part of it'}),
  reason: text.meta({value: 'why it is right although it does not answer'}),
});

export type Exemption = z.infer<typeof exemptionSchema>;

export const exemptionsFile = 'tools/external-links/exemptions.yaml';

/** @throws Error naming line, rule and repair of every wrong entry */
export function readExemptions(root: string): Exemption[] {
  return parseYaml(z.array(exemptionSchema), readFileSync(join(root, exemptionsFile), 'utf8'), exemptionsFile);
}

export function isExempted(address: string, exemption: Exemption): boolean {
  const parts = exemption.address.split('*').map(escapeRegExp);
  return new RegExp(`^${parts.join('.*')}$`).test(address);
}

/** Names that belong to nobody (RFC 2606 and 6761), or to this machine: there is nobody to ask. */
export function isReserved(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const {hostname} = new URL(address);
  return (
    !hostname.includes('.') ||
    /^127(?:\.\d+){3}$|(?:^|\.)(?:example\.(?:com|net|org)|example|invalid|test|localhost)$/.test(hostname)
  );
}
