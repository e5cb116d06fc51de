import type {BuiltSite} from './readSite';
import type {BuiltCheck} from './types';

/** @returns what a check finds in a site, as `where: problem`; for tests of the checks */
export async function findingsOf(check: BuiltCheck, site: BuiltSite): Promise<string[]> {
  return (await check.run(site)).findings.map(({where, problem}) => `${where}: ${problem}`);
}
