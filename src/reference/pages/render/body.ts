import {exactJson} from '../../shared/exactJson';
import type {Json, Operation, RequestBody, Shape} from '../../shared/model';
import {h, type Child} from '../../../kit/html';
import type {RenderContext} from './context';
import {remarkText} from './remarks';
import {richBlocks} from './richText';
import {fieldTable} from './tables';
import {commaList, formsSentence, typeText, withNodes} from './text';

/** What is sent: fields of the body, and of the body in other content types where these have others. */
export function bodyBlock({body, otherBodies = []}: Operation, context: RenderContext): Child {
  if (!body) return null;
  const {t} = context;
  return [
    body.isOptional ? h('p', t('bodyOptional')) : null,
    richBlocks(body.description ?? ''),
    bodyFields(body, 'body', context),
    otherBodies
      .filter((other) => !isAlike(other, body))
      .map((other) => [
        h('p', withNodes(t('bodyAs'), {type: h('code', other.contentType)})),
        bodyFields(other, `body-${other.contentType.replace(/\W+/g, '-')}`, context),
      ]),
  ];
}

function isAlike({shape}: RequestBody, other: RequestBody): boolean {
  return exactJson(shape as unknown as Json) === exactJson(other.shape as unknown as Json);
}

function bodyFields({shape}: RequestBody, section: string, context: RenderContext): Child {
  const {t} = context;
  const isPlain = shape.fields.length === 0;
  const {kind} = shape.type;
  return [
    kind === 'array' && !isPlain ? h('p', t('bodyList')) : null,
    isPlain ? h('p', withNodes(t('bodyIs'), {type: typeText(shape.type, context)})) : null,
    wholeBlock(shape, context),
    fieldTable({section, caption: t('bodyCaption'), fields: shape.fields, context, isSent: true}),
  ];
}

/** What holds for a value as a whole: its limits, its forms. */
export function wholeBlock({type, remarks = []}: Shape, context: RenderContext, hasForms = true): Child {
  const forms = hasForms ? formsSentence(type, context) : null;
  return [
    remarks.length === 0
      ? null
      : h(
          'p',
          withNodes(context.t('whole'), {remarks: commaList(remarks.map((remark) => remarkText(remark, context)))}),
        ),
    forms === null ? null : h('p', forms),
  ];
}

/** @returns how the body is sent: `Send the body as application/json.` */
export function contentTypeSentence({body, otherBodies = []}: Operation, {t}: RenderContext): Child {
  if (!body) return null;
  const types = [body, ...otherBodies].map(({contentType}): Child => h('code', contentType));
  const either = types.reduce((first, second) => withNodes(t('either'), {first, second}));
  return withNodes(t('contentType'), {type: either});
}
