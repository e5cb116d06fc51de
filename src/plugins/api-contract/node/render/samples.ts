import {Fragment, type ReactElement, type ReactNode} from 'react';
import {sampleLanguages, defaultSampleLanguage} from '../../shared/sampleLanguages';
import type {SampleRequest} from '../samples/request';
import {environmentOf} from '../samples/request';
import {emitSample} from '../samples/emit';
import {Code, CopyButton} from './code';
import type {RenderContext} from './context';
import {h} from './h';
import {commaList, withNodes} from './text';

/** The samples of a call: all languages stand in the page, the style sheet shows the chosen one. */
export function SamplesBlock({id, request, context}: {id: string; request: SampleRequest; context: RenderContext}): ReactElement {
  const {t} = context;
  return h(
    'div',
    {className: 'api-code api-samples'},
    h(
      'div',
      {className: 'api-bar'},
      h(
        'fieldset',
        null,
        h('legend', null, t('chooseLanguage')),
        sampleLanguages.map((language) =>
          h(
            'label',
            {key: language.id},
            h('input', {type: 'radio', name: `sample-${id}`, value: language.id, defaultChecked: language.id === defaultSampleLanguage}),
            language.label,
          ),
        ),
      ),
      h(CopyButton, {label: t('copySample'), context}),
    ),
    sampleLanguages.map((language) =>
      h('div', {key: language.id, 'data-sample': language.id}, h(Code, {code: emitSample(language.id, request), prism: language.prism})),
    ),
    h('p', {className: 'api-needs'}, needs(request, context)),
  );
}

function needs(request: SampleRequest, {t}: RenderContext): ReactNode {
  const code = (text: string): ReactNode => h('code', {key: text}, text);
  const files = request.body.kind === 'multipart' ? [...new Set(request.body.files.map(({fileName}) => fileName))] : [];
  return [
    withNodes(t('sampleNeeds'), {variables: commaList(environmentOf(request).map(code))}),
    files.length > 0 ? [' ', withNodes(t(files.length > 1 ? 'sampleNeedsFiles' : 'sampleNeedsFile'), {file: commaList(files.map(code))})] : null,
    request.savesAs ? [' ', withNodes(t('sampleWritesFile'), {file: code(request.savesAs)})] : null,
  ].map((part, index) => h(Fragment, {key: index}, part));
}
