import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import * as z from 'zod';
import {escapeRegExp} from '../../src/kit/escapeRegExp';
import {isExampleHost, isLocalHost} from '../../src/kit/reservedHosts';
import {parseYaml} from '../../src/kit/readData';

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

/** @returns whether there is nobody to ask: the name belongs to nobody, or to this machine */
export function isReserved(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const {hostname} = new URL(address);
  return isLocalHost(hostname) || isExampleHost(hostname);
}
