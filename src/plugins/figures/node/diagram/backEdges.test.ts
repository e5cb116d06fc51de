import {describe, expect, it} from 'vitest';
import {findBackEdges} from './backEdges';
import type {Graph} from './model';
import {readDiagram} from './readDiagram';

function backEdgesOf(source: string): string[] {
  const graph = readDiagram(source, 1) as Graph;
  return [...findBackEdges(graph)].map(({from, to}) => `${from} to ${to}`);
}

describe('findBackEdges', () => {
  it('finds none where nothing goes in a circle', () => {
    expect(backEdgesOf('flowchart TD\n  a --> b\n  a --> c\n  b --> d\n  c --> d')).toEqual([]);
  });

  it('finds the edge that closes a circle, seen from the start', () => {
    expect(
      backEdgesOf('stateDiagram-v2\n  failed --> fresh\n  [*] --> fresh\n  fresh --> failed\n  failed --> done'),
    ).toEqual(['failed to fresh']);
  });

  it('begins with the node written first when everything is in the circle', () => {
    expect(backEdgesOf('flowchart TD\n  a --> b\n  b --> c\n  c --> a')).toEqual(['c to a']);
  });

  it('leaves an arrow from a node to itself alone', () => {
    expect(backEdgesOf('flowchart TD\n  a --> b\n  b --> b')).toEqual([]);
  });
});
