import {defaultSampleLanguage, sampleLanguages} from '../../shared/sampleLanguages';
import {emitSample} from '../samples/emit';
import {environmentOf, type SampleRequest} from '../samples/request';
import {codeBlock} from './code';
import type {RenderContext} from './context';
import {h, type Markup} from './h';
import {commaList, withNodes} from './text';

/** The samples of a call: all languages stand in the page, the style sheet shows the chosen one. */
export function samplesBlock(id: string, request: SampleRequest, context: RenderContext): Markup {
  return h(
    'div',
    {className: 'api-samples'},
    h(
      'fieldset',
      null,
      h('legend', null, context.t('chooseLanguage')),
      sampleLanguages.map((language) =>
        h(
          'label',
          null,
          h('input', {
            type: 'radio',
            name: `sample-${id}`,
            value: language.id,
            checked: language.id === defaultSampleLanguage,
          }),
          language.label,
        ),
      ),
    ),
    sampleLanguages.map((language) =>
      codeBlock({
        code: emitSample(language.id, request),
        language: language.prism,
        context,
        attributes: {dataSample: language.id},
      }),
    ),
    h('p', {className: 'api-needs'}, needs(request, context)),
  );
}

function needs(request: SampleRequest, {t}: RenderContext): Markup {
  const code = (text: string): Markup => h('code', null, text);
  const files = request.body.kind === 'multipart' ? [...new Set(request.body.files.map(({fileName}) => fileName))] : [];
  return [
    withNodes(t('sampleNeeds'), {variables: commaList(environmentOf(request).map(code))}),
    files.length > 0
      ? [
          ' ',
          withNodes(t(files.length > 1 ? 'sampleNeedsFiles' : 'sampleNeedsFile'), {file: commaList(files.map(code))}),
        ]
      : null,
    request.savesAs ? [' ', withNodes(t('sampleWritesFile'), {file: code(request.savesAs)})] : null,
  ];
}
