import {isDeepStrictEqual} from 'node:util';
import {contractsOfVersion} from '../../integrators/sandbox/contractsOfVersion';
import type {Json} from '../../integrators/sandbox/engine/json';
import {notPlayedIds} from '../../integrators/sandbox/engine/handlers/notPlayed';
import {playStory, storyDuration} from '../../integrators/sandbox/engine/story/playStory';
import {storyStart} from '../../integrators/sandbox/engine/story/story';
import {toContract} from '../../src/reference/downloads/toContract';
import {versions} from '../../src/kit/versions';
import {contractsOf, contractSource} from '../../src/reference/contract/loadContract';
import {fromPointer, valueAt} from '../../src/reference/contract/pointer';
import {readYaml} from '../../src/reference/contract/readYaml';
import {storyExamples, type StoryExample} from './storyExamples';

/** The examples of a contract that are not as the story of the sandbox has them. */
export interface DifferingExamples {
  /** Path of the contract below the site's root. */
  path: string;
  differing: StoryExample[];
}

/** @returns for each contract its examples that differ from the story */
export function differingExamples(siteDir: string): DifferingExamples[] {
  return versions.flatMap(({name, label}) => {
    const contract = toContract(label, contractsOfVersion(siteDir, label));
    const story = playStory(contract, storyStart + storyDuration());
    const idOf = (method: string, path: string): string =>
      contract.operations.find((one) => one.path === path && one.method === method.toUpperCase())?.id ?? '';
    return contractsOf(siteDir, name).map((location) => {
      const path = contractSource(location);
      const written = readYaml(siteDir, path);
      const isPlayed = (pointer: string): boolean => {
        const [, path = '', method = ''] = fromPointer(pointer);
        return !notPlayedIds.includes(idOf(String(method), String(path)));
      };
      const differing = storyExamples(written as Json, idOf, story).filter(
        ({pointer, value}) => isPlayed(pointer) && !isDeepStrictEqual(valueAt(written, pointer), value),
      );
      return {path, differing};
    });
  });
}
