import {describe, expect, it, vi} from 'vitest';
import {versions} from '../../../../src/kit/versions';
import {contractsOfVersion} from '../../contractsOfVersion';
import {toContract} from '../../../../src/reference/downloads/toContract';
import {isObject} from '../json';
import {isPlayed} from '../handlers/notPlayed';
import {playStory} from './playStory';

const unplayed = 'documents-file-away';

vi.mock(import('../handlers/notPlayed'), async (load) => ({...(await load()), isPlayed: (id) => id !== unplayed}));

const contracts = versions.map(({label}) => toContract(label, contractsOfVersion(process.cwd(), label)));
const now = Date.parse('2026-01-02T03:04:05Z');

const idsOf = ({operations}: (typeof contracts)[number]): string[] => operations.map(({id}) => id).filter(isPlayed);

describe('the story of the pages', () => {
  it.each(contracts)('has every call of version $version, and each of them works', (contract) => {
    const {exchanges} = playStory(contract, now);
    const shown = exchanges.filter(({requestExample, answerExample}) => requestExample ?? answerExample);
    expect([...new Set(shown.map(({operationId}) => operationId))].sort()).toEqual(idsOf(contract).sort());
    const failed = exchanges.filter(
      ({response}) => isObject(response) && response.success !== true && response.code !== 202,
    );
    expect(failed).toEqual([]);
  });

  it('has the same ids, tokens and codes in each version', () => {
    const [newest, ...older] = contracts.map((contract) => {
      const {exchanges} = playStory(contract, now);
      return exchanges.filter(({requestExample, answerExample}) => requestExample ?? answerExample);
    });
    for (const exchanges of older) {
      const common = newest?.filter(({operationId}) => exchanges.some((one) => one.operationId === operationId));
      expect(exchanges.map(({request}) => request)).toEqual(common?.map(({request}) => request));
    }
  });

  it.each(contracts)('can be stopped before each call of version $version', (contract) => {
    const {exchanges} = playStory(contract, now);
    for (const id of idsOf(contract)) {
      const before = playStory(contract, now, id);
      expect(before.token === undefined).toBe(id.endsWith('password-login'));
      expect(exchanges.length).toBeGreaterThan(before.exchanges.length);
    }
  });

  it('comes to its end where a call is asked for that the sandbox does not play yet', () => {
    const contract = contracts[0]!;
    const {exchanges, token} = playStory(contract, now, unplayed);
    const lengths = idsOf(contract).map((id) => playStory(contract, now, id).exchanges.length);
    expect(exchanges.length).toBeGreaterThan(Math.max(...lengths));
    expect(token).toBeDefined();
  });

  it('names a call that it does not have', () => {
    expect(() => playStory(contracts[0]!, now, 'documents-fly')).toThrow(/no call documents-fly/);
  });
});
