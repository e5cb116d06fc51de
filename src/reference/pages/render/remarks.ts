import {exactJson} from '../../shared/exactJson';
import type {Field, Remark} from '../../shared/model';
import {h, type Child} from '../../../kit/html';
import type {RenderContext} from './context';
import {richBlocks, richText} from './richText';
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
export function remarkText({id, value, ofEntries = 0}: Remark, context: RenderContext): Child {
  const {t} = context;
  if (ofEntries > 0)
    return withNodes(t('ofEntries'), {remark: remarkText({id, value, ofEntries: ofEntries - 1}, context)});
  if (id === 'description') return richText(value);
  const sentence = id === 'default' || id === 'deprecated' ? t(id, {value: '{value}'}) : t(`remark.${id}`);
  return withNodes(sentence, {value: asCode.includes(id) ? h('code', value) : value});
}

/** @returns what the words of entries say, each in a paragraph of its own: `Each entry: a code of the office.` */
export function entryWords({remarks = []}: Pick<Field, 'remarks'>, {t}: RenderContext): Child {
  return remarks
    .filter(({id}) => id === 'description')
    .map(({value, ofEntries}) => richBlocks(value, [t(ofEntries === 1 ? 'entryWords' : 'innerEntryWords'), ' ']));
}

/** @returns facts about a value as a whole, in the order in which they follow a type. */
export function remarkTexts(field: Pick<Field, 'default' | 'remarks' | 'deprecated'>, context: RenderContext): Child[] {
  return [
    field.default === undefined ? null : context.t('default', {value: exactJson(field.default)}),
    ...(field.remarks ?? []).filter(({id}) => id !== 'description').map((remark) => remarkText(remark, context)),
    deprecatedMark(field, context),
  ].filter((text) => text !== null);
}

/** @returns the sign of what is still there but no longer to be used. */
export function deprecatedMark({deprecated}: {deprecated?: true | undefined}, {t}: RenderContext): Child {
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
    field.ofForm === undefined ? null : t('ofForm', {form: formName(field.ofForm, context)}),
    isSent && field.required ? h('b', t('required')) : null,
    ...remarkTexts(field, context),
  ];
  return remarks.filter((remark) => remark !== null).map((remark) => [' · ', remark]);
}
