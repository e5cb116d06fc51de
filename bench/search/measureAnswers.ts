import {readFileSync} from 'node:fs';
import {runQuery} from '../../src/search/engine/runQuery';
import {createSearchIndex} from '../../src/search/engine/searchIndex';
import type {SearchIndexFile} from '../../src/search/shared/searchTypes';
import {queryFiles, readQueries} from '../../tests/search/readQueries';

/** What the index of the current version in one language takes, in milliseconds on this machine. */
export interface AnswerTimes {
  pages: number;
  /** From its text to an index that can be asked. */
  prepare: number;
  median: number;
  /** Nineteen of twenty answers are faster. */
  slow: number;
}

/** @param build folder of a finished build */
export function measureAnswers(build: string): AnswerTimes {
  const text = readFileSync(`${build}/vi/search-index-docs-default-current.json`, 'utf8');
  const start = performance.now();
  const index = createSearchIndex(JSON.parse(text) as SearchIndexFile);
  const prepared = performance.now();
  const queries = queryFiles
    .flatMap(readQueries)
    .filter(({locale, version}) => locale === 'vi' && version === 'current');
  const times = queries
    .map(({query}) => {
      const asked = performance.now();
      runQuery(query, [index]);
      return performance.now() - asked;
    })
    .sort((a, b) => a - b);
  const at = (share: number): number => times[Math.floor(share * (times.length - 1))] ?? 0;
  return {
    pages: index.pages.length,
    prepare: prepared - start,
    median: at(0.5),
    slow: at(0.95),
  };
}
