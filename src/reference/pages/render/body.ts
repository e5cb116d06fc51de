import {exactJson} from '../../shared/exactJson';
import type {Json, Operation, RequestBody, Shape} from '../../shared/model';
import {h, type Child} from '../../../kit/html';
import type {RenderContext} from './context';
import {entryWords, remarkTexts} from './remarks';
import {richBlocks} from './richText';
import {fieldTable} from './tables';
import {commaList, formsSentence, typeText, valueSentences, withNodes} from './text';

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
      .map((other) => bodyFields(other, `body-${other.contentType.replace(/\W+/g, '-')}`, context, true)),
  ];
}

function isAlike({shape}: RequestBody, other: RequestBody): boolean {
  return exactJson(shape as unknown as Json) === exactJson(other.shape as unknown as Json);
}

/** @param isOther whether it says as what these fields are sent */
function bodyFields(
  {shape, contentType}: RequestBody,
  section: string,
  context: RenderContext,
  isOther = false,
): Child {
  const {t} = context;
  const isPlain = shape.fields.length === 0;
  const {kind} = shape.type;
  return [
    isOther && !isPlain ? h('p', withNodes(t('bodyAs'), {type: h('code', contentType)})) : null,
    kind === 'array' && !isPlain ? h('p', t('bodyList')) : null,
    isPlain
      ? h(
          'p',
          withNodes(t(isOther ? 'bodyIsAs' : 'bodyIs'), {
            type: typeText(shape.type, context),
            contentType: h('code', contentType),
          }),
        )
      : null,
    wholeBlock(shape, context),
    fieldTable({section, caption: t('bodyCaption'), fields: shape.fields, context, isSent: true}),
  ];
}

/** What holds for a value as a whole: its words, its limits, its values, its forms. */
export function wholeBlock(shape: Shape, context: RenderContext, hasForms = true): Child {
  const remarks = remarkTexts(shape, context);
  const forms = hasForms ? formsSentence(shape.type, context) : null;
  return [
    richBlocks(shape.description ?? ''),
    entryWords(shape, context),
    remarks.length === 0 ? null : h('p', withNodes(context.t('whole'), {remarks: commaList(remarks)})),
    valueSentences(shape, context).map((sentence) => h('p', sentence)),
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
