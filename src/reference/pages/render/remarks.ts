import {exactJson} from '../../shared/exactJson';
import type {Field, Remark} from '../../shared/model';
import {h, type Child} from '../../../kit/html';
import type {RenderContext} from './context';
import {formName, withNodes} from './text';

/** What is a text to be copied, not a number or a word. */
const asCode: readonly Remark['id'][] = [
  'const',
  'pattern',
  'contentMediaType',
  'contentEncoding',
  'partType',
  'partStyle',
  'examples',
];

/** @returns one fact about a value: `at most 50 characters`. */
export function remarkText({id, value, ofEntries}: Remark, {t}: RenderContext): Child {
  const text = withNodes(t(`remark.${id}`), {value: asCode.includes(id) ? h('code', value) : value});
  return ofEntries ? withNodes(t('ofEntries'), {remark: text}) : text;
}

/** @returns the sign of what is still there but no longer to be used. */
export function deprecatedMark({deprecated}: {deprecated?: true}, {t}: RenderContext): Child {
  return deprecated ? h('b.api-mark', t('deprecated')) : null;
}

/**
 * What follows the type of a field, each with a point before it.
 *
 * @param isSent whether the reader sends the field; what an answer of the platform always holds, no source says
 */
export function remarkList(field: Field, isSent: boolean, context: RenderContext): Child {
  const {t} = context;
  const remarks: Child[] = [
    field.ofForm === undefined || field.form ? null : t('ofForm', {form: formName(field.ofForm, context)}),
    isSent && field.required ? t('required') : null,
    field.default === undefined ? null : t('default', {value: exactJson(field.default)}),
    ...(field.remarks ?? []).map((remark) => remarkText(remark, context)),
    deprecatedMark(field, context),
  ];
  return remarks.filter((remark) => remark !== null).map((remark) => [' · ', remark]);
}
