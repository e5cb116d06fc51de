import type {RenderContext} from './context';
import {h, type Child} from '../../../kit/html';
import {withNodes} from './text';

/** Of the panel in which readers try a call. */
export interface TryPanel {
  /** The call's name in the sandbox. */
  id: string;
  /** Address of the version's `sandbox.json`. */
  file: string;
  /** Address of the page about the sandbox, if the version has one. */
  page?: string;
  /** Whether it is a step of a guide. */
  isStep?: true;
}

/** The sandbox in the page fills it when it is opened (src/sandbox); without scripts it names the command. */
export function tryPanel({id, file, page, isStep}: TryPanel, {t}: RenderContext): Child {
  const command = h('code', 'node sandbox.mjs');
  return h(
    'details.try',
    {dataTry: id, dataSandbox: file, dataStep: isStep ? '' : undefined, dataNotText: '', dataSearchIgnore: ''},
    h('summary', t(isStep ? 'runStep' : 'tryIt')),
    h('p', withNodes(t('tryOnMachine'), {command: page === undefined ? command : h('a', {href: page}, command)})),
  );
}
