import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {applyOverlay} from '../../src/reference/contract/overlay';
import type {Json} from '../../src/reference/shared/model';
import {stampOverlay} from './stampOverlay';

const v1: Json = {info: {title: 'Contract'}, paths: {'/api/a': {get: {summary: 'Read'}}}};
const v2: Json = {info: {title: 'Second'}};
const contracts = new Map([
  ['v1.yaml', v1],
  ['v2.yaml', v2],
]);

const overlay = `# Words for people.
overlay: 1.0.0
info: {title: Vietnamese, version: 1.0.0}
actions:
  - target: $.info # the name
    update: {title: Hợp đồng}
  - target: $.info
    x-en: 00000000
    x-document: v2.yaml
    update: {title: Thứ hai}
  - target: $.paths['/api/gone'].get
    update: {summary: Đã mất}
  - target: $.paths['/api/a'].get
    update:
      summary: Đọc
`;

describe('stampOverlay', () => {
  it('gives every action a fingerprint that the loader accepts', () => {
    const {text} = stampOverlay(overlay, contracts);
    for (const [name, contract] of contracts) {
      const rules = applyOverlay('vi.overlay.yaml', parse(text) as Json, name, contract).problems.map(({rule}) => rule);
      expect(rules).toEqual(name === 'v1.yaml' ? ['overlay-target'] : []);
    }
  });

  it('names what it stamped and what matches nothing', () => {
    const {stamped, unmatched} = stampOverlay(overlay, contracts);
    expect(stamped).toEqual(['$.info', '$.info', "$.paths['/api/a'].get"]);
    expect(unmatched).toEqual(["$.paths['/api/gone'].get"]);
  });

  it('leaves the rest of the file as it was written', () => {
    const {text} = stampOverlay(overlay, contracts);
    const strip = (words: string): string => words.replace(/\n +x-en: \S+/g, '');
    expect(strip(text)).toBe(strip(overlay));
  });

  it('changes nothing the second time, and only the action whose English changed later', () => {
    const {text} = stampOverlay(overlay, contracts);
    expect(stampOverlay(text, contracts)).toMatchObject({text, stamped: []});
    const reworded: Json = {info: {title: 'Contract'}, paths: {'/api/a': {get: {summary: 'Fetch'}}}};
    expect(stampOverlay(text, new Map([...contracts, ['v1.yaml', reworded]])).stamped).toEqual([
      "$.paths['/api/a'].get",
    ]);
  });
});
