import type {Operation} from '../../shared/model';
import {samplesPath} from '../../shared/outputPaths';
import {defaultSampleLanguage, sampleLanguages, type SampleLanguageId} from '../../shared/sampleLanguages';
import {emitSample} from '../samples/emit';
import {environmentOf, toSampleRequest, type SampleRequest} from '../samples/request';
import {codeBlock} from './code';
import type {RenderContext} from './context';
import {h, toMarkup, type Child} from '../../../../content/html';
import {commaList, withNodes} from './text';

/** The finished markup of a call's samples, by language. */
export type SampleMarkups = Readonly<Record<SampleLanguageId, string>>;

/**
 * The samples of a call: the default language is part of the page; the others, which most readers never ask for, are
 * in a file that the browser fetches for those who do (client/sampleLanguage.ts).
 */
export function samplesBlock(operation: Operation, apiUrl: string, context: RenderContext): Child {
  const {id, page} = operation;
  const request = toSampleRequest(operation, apiUrl);
  return h(
    'div',
    {
      className: 'api-samples',
      dataOperation: id,
      dataSamples: context.siblingHref(samplesPath({id, page})),
      dataFailure: context.t('sampleFailed'),
      // How many lines each language takes, so that its room can be kept until it is fetched.
      style: sampleLanguages.map(({id}) => `--${id}:${emitSample(id, request).split('\n').length}`).join(';'),
    },
    h(
      'fieldset',
      h('legend', context.t('chooseLanguage')),
      sampleLanguages.map((language) =>
        h(
          'label',
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
    // The dev server writes no files, so its pages carry all languages.
    sampleLanguages
      .filter((language) => language.id === defaultSampleLanguage || process.env.NODE_ENV === 'development')
      .map((language) => sampleBlock(language, request, context)),
    h('p.api-needs', needs(request, context)),
  );
}

/** What the file of an operation's samples holds: all languages but the one that is part of the page. */
export function otherSamples(operation: Operation, apiUrl: string, context: RenderContext): Partial<SampleMarkups> {
  const request = toSampleRequest(operation, apiUrl);
  return Object.fromEntries(
    sampleLanguages
      .filter(({id}) => id !== defaultSampleLanguage)
      .map((language) => [language.id, toMarkup(sampleBlock(language, request, context))]),
  );
}

function sampleBlock(
  {id, prism}: (typeof sampleLanguages)[number],
  request: SampleRequest,
  context: RenderContext,
): Child {
  return codeBlock({code: emitSample(id, request), language: prism, context, attributes: {dataSample: id}});
}

function needs(request: SampleRequest, {t}: RenderContext): Child {
  const code = (text: string): Child => h('code', text);
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
