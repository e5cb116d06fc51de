import type {History} from '../../history/history';
import type {Operation} from '../../shared/model';
import {changeList} from './changes';
import type {RenderContext} from './context';
import {h, type Child} from '../../../kit/html';
import {withNodes, wordList} from './text';

/** The end of a call's page: where the call was read, and what became of it from version to version. */
export function aboutBlock(operation: Operation, history: History | undefined, context: RenderContext): Child {
  const {t} = context;
  const {newIn, seenIn = [], changes = []} = history ?? {};
  const isUnchanged = seenIn.length > 1 && changes.length === 0;
  const paragraphs = [
    sourceText(operation, context),
    newIn === undefined ? null : t('newIn', {version: newIn}),
    isUnchanged ? withNodes(t('noChanges'), {versions: wordList(seenIn, context)}) : null,
  ];
  return [
    paragraphs.map((paragraph) => (paragraph === null ? null : h('p', paragraph))),
    changes.map(({version, changes: ofVersion}) => [h('p', t('changedIn', {version})), changeList(ofVersion, context)]),
  ];
}

/** Where the call and its answer come from. */
function sourceText({seenIn, confidence, response}: Operation, context: RenderContext): Child {
  const {t, version} = context;
  return [
    seenIn.length > 0
      ? withNodes(t('readIn'), {versions: wordList(seenIn, context)})
      : confidence
        ? t(`source.${confidence}`)
        : null,
    seenIn.length > 0 && !seenIn.includes(version) ? ` ${t('takenOver', {version})}` : null,
    response.confidence ? ` ${t(`answer.${response.confidence}`)}` : null,
  ];
}
