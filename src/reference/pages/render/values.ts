import type {RenderContext} from './context';
import {h, type Child} from '../../../kit/html';

/** Where readers type the address and the token that the samples shall show; the application fills it in when it is opened. */
export function valuesPanel({t}: RenderContext): Child {
  return h('details.api-values', {dataNotText: '', dataSearchIgnore: ''}, h('summary', t('ownValues')));
}
