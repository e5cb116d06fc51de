import type {RenderContext} from './context';
import {h, type Child} from '../../../kit/html';
import {withNodes} from './text';

/** Of the panel in which readers try a call. */
export interface TryPanel {
  /** The call's name in the sandbox. */
  id: string;
  /** Address of the version's `sandbox.json`. */
  file: string;
  /** Addresses of the pages about the sandbox and its rules. */
  page: string;
  rules: string;
  /** Whether it is a step of a guide. */
  isStep?: true;
}

/** The sandbox in the page fills it when it is opened (src/sandbox); without scripts it names the command. */
export function tryPanel({id, file, page, rules, isStep}: TryPanel, {t}: RenderContext): Child {
  return h(
    'details.try',
    {
      dataTry: id,
      dataSandbox: file,
      dataRules: rules,
      dataStep: isStep ? '' : undefined,
      dataNotText: '',
      dataSearchIgnore: '',
    },
    h('summary', t(id === 'webhook' ? 'rehearse' : isStep ? 'runStep' : 'tryIt')),
    h('p', withNodes(t('tryOnMachine'), {command: h('a', {href: page}, h('code', 'node sandbox.mjs'))})),
  );
}
