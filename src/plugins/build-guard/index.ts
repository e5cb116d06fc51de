import type {LoadContext, Plugin} from '@docusaurus/types';
import {history} from '../../config/history';
import {findHistoryProblems, findSettingProblems} from '../../config/publishProblems';
import {settingNames, site} from '../../config/site';
import {guardBuild} from './guardBuild';

/** The languages of a build are loaded one after the other, each with a fresh copy of this module. */
const guarded = Symbol.for('build-guard');

/** Makes a build that stops early fail, and says once what would be wrong on the published site. */
export default function buildGuard({outDir}: LoadContext): Plugin {
  const name = 'build-guard';
  if (process.env.NODE_ENV !== 'production' || guarded in process) return {name};
  Object.assign(process, {[guarded]: true});
  const problems = [...findSettingProblems(site, process.env, settingNames), ...findHistoryProblems(history)];
  // The source language comes first; its folder contains all others.
  const guard = guardBuild(process, outDir, problems);
  return {
    name,
    configureWebpack() {
      guard.begin();
      return {};
    },
  };
}
