import type {HtmlTagObject} from '@docusaurus/types';
import {applyStoredLanguage} from '../shared/applyStoredLanguage';
import {
  defaultSampleLanguage,
  sampleLanguageAttribute,
  sampleLanguages,
  sampleLanguageStorageKey,
} from '../shared/sampleLanguages';

/** @returns the inline script that sets the remembered sample language before the first paint. */
export function headScript({type, namespace}: {type: string; namespace: string}): string {
  const values = [
    type,
    sampleLanguageStorageKey + namespace,
    sampleLanguageAttribute,
    sampleLanguages.map(({id}) => id),
    defaultSampleLanguage,
  ];
  return `(${applyStoredLanguage.toString()})(${values.map((value) => JSON.stringify(value)).join(',')})`;
}

/** @returns the tag with that script. */
export function headScriptTag(siteStorage: {type: string; namespace: string}): HtmlTagObject {
  return {tagName: 'script', innerHTML: headScript(siteStorage)};
}
