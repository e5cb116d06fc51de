import type {NamedExample} from '../shared/model';
import type {ExampleObject, MediaType, OpenApi} from '../contract/openApi';
import {resolveRef} from '../contract/refs';

/** @returns the examples of a body or a parameter, the one called `default` first; a single `example` is that one. */
export function examplesOf(
  document: OpenApi,
  media: Pick<MediaType, 'example' | 'examples'> | undefined,
): NamedExample[] {
  if (media?.example !== undefined) return [{name: 'default', summary: '', value: media.example}];
  return Object.entries(media?.examples ?? {})
    .map(([name, entry]) => {
      const {summary = '', value, 'x-confidence': confidence} = resolveRef<ExampleObject>(document, entry);
      return {name, summary, value, ...(confidence ? {confidence} : {})};
    })
    .sort((a, b) => Number(b.name === 'default') - Number(a.name === 'default'));
}
