import type {LoadContext, Plugin} from '@docusaurus/types';
import * as z from 'zod';
import {optionsValidator} from '../../content/validateOptions';
import {guardBuild} from './guardBuild';

const optionsSchema = z.strictObject({
  findProblems: z
    .custom<() => string[]>((value) => typeof value === 'function', 'is not a function')
    .meta({
      value: 'a function that returns messages',
      description: 'Lists what would be wrong on the published site.',
    }),
});

export type BuildGuardOptions = z.infer<typeof optionsSchema>;

export const validateOptions = optionsValidator(optionsSchema, 'build-guard: docusaurus.config.ts');

/** The languages of a build are loaded one after the other, each with a fresh copy of this module. */
const guarded = Symbol.for('build-guard');

/** Makes a build that stops early fail, and says once what would be wrong on the published site. */
export default function buildGuard({outDir}: LoadContext, {findProblems}: BuildGuardOptions): Plugin {
  const name = 'build-guard';
  if (process.env.NODE_ENV !== 'production' || guarded in process) return {name};
  Object.assign(process, {[guarded]: true});
  // The source language comes first; its folder contains all others.
  const guard = guardBuild(process, outDir, findProblems());
  return {
    name,
    configureWebpack() {
      guard.begin();
      return {};
    },
  };
}
