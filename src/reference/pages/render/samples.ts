import type {Operation} from '../../shared/model';
import {programPath, samplesPath} from '../../shared/outputPaths';
import {defaultSampleLanguage, sampleLanguages, type SampleLanguageId} from '../../shared/sampleLanguages';
import type {ProgramFile} from '../../samples/programs';
import {emitSample} from '../../samples/emit';
import {environmentOf, filesOf, toSampleRequest, type SampleRequest} from '../../samples/request';
import {codeBlock} from './code';
import type {RenderContext} from './context';
import {h, toMarkup, type Child} from '../../../kit/html';
import {commaList, withNodes, wordList} from './text';

/** The finished markup of code in several languages. */
export type SampleMarkups = Readonly<Record<SampleLanguageId, string>>;

/** The same in every sample language. */
interface InLanguages {
  /** Unique in the page. */
  name: string;
  /** The operation, where the code is a sample of one. */
  operation?: string;
  /** Path of the file with the languages that are not part of the page, below the version's base. */
  file: string;
  codeIn: (language: SampleLanguageId) => Code;
}

interface Code {
  code: string;
  title?: string;
}

/** The samples of a call, and what they need. */
export function samplesBlock(operation: Operation, apiUrl: string, context: RenderContext): Child {
  const request = toSampleRequest(operation, apiUrl);
  const {id} = operation;
  return languagesBlock(
    {
      name: id,
      operation: id,
      file: samplesPath(operation),
      codeIn: (language) => ({code: emitSample(language, request)}),
    },
    h('p.api-needs', needs(request, context)),
    context,
  );
}

/** What the file of an operation's samples holds: all languages but the one that is part of the page. */
export function otherSamples(operation: Operation, apiUrl: string, context: RenderContext): Partial<SampleMarkups> {
  const request = toSampleRequest(operation, apiUrl);
  return otherLanguages((language) => ({code: emitSample(language, request)}), context);
}

/** @param links links to the files of the program, for those who download them */
export function programBlock(
  id: string,
  files: readonly ProgramFile[],
  links: readonly Child[],
  context: RenderContext,
): Child {
  return languagesBlock(
    {name: id, file: programPath(id), codeIn: (language) => codeOf(files, language)},
    h('p.api-needs', withNodes(context.t('asFiles'), {files: commaList(links)})),
    context,
  );
}

/** What the file of a program holds: all languages but the one that is part of the page. */
export function otherPrograms(files: readonly ProgramFile[], context: RenderContext): Partial<SampleMarkups> {
  return otherLanguages((language) => codeOf(files, language), context);
}

function codeOf(files: readonly ProgramFile[], language: SampleLanguageId): Code {
  const file = files.find((one) => one.language === language);
  return {code: file?.code ?? '', title: file?.name};
}

/**
 * Code in all languages: the default language is part of the page; the others, which most readers never ask for, are
 * in a file that the browser fetches for those who do (browser/sampleLanguage.ts).
 */
function languagesBlock({name, operation, file, codeIn}: InLanguages, below: Child, context: RenderContext): Child {
  return h(
    'div',
    {
      className: 'api-samples',
      dataOperation: operation,
      dataSamples: context.siblingHref(file),
      dataFailure: context.t('sampleFailed'),
      // How many lines each language takes, so that its room can be kept until it is fetched.
      style: sampleLanguages.map(({id}) => `--${id}:${codeIn(id).code.split('\n').length}`).join(';'),
    },
    h(
      'fieldset',
      h('legend', context.t('chooseLanguage')),
      sampleLanguages.map((language) =>
        h(
          'label',
          h('input', {
            type: 'radio',
            name: `sample-${name}`,
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
      .map((language) => languageBlock(language, codeIn(language.id), context)),
    below,
  );
}

function otherLanguages(codeIn: InLanguages['codeIn'], context: RenderContext): Partial<SampleMarkups> {
  return Object.fromEntries(
    sampleLanguages
      .filter(({id}) => id !== defaultSampleLanguage)
      .map((language) => [language.id, toMarkup(languageBlock(language, codeIn(language.id), context))]),
  );
}

function languageBlock({id, prism}: (typeof sampleLanguages)[number], code: Code, context: RenderContext): Child {
  return codeBlock({...code, language: prism, context, attributes: {dataSample: id}});
}

function needs(request: SampleRequest, context: RenderContext): Child {
  const {t} = context;
  const code = (text: string): Child => h('code', text);
  const files = filesOf(request);
  const {savesAs} = request.answer;
  return [
    withNodes(t('sampleNeeds'), {variables: wordList(environmentOf(request).map(code), context)}),
    files.length > 0
      ? [
          ' ',
          withNodes(t(files.length > 1 ? 'sampleNeedsFiles' : 'sampleNeedsFile'), {
            file: wordList(files.map(code), context),
          }),
        ]
      : null,
    savesAs ? [' ', withNodes(t('sampleWritesFile'), {file: code(savesAs)})] : null,
    request.answer.kind === 'envelope' ? ` ${t('sampleEnds')}` : null,
  ];
}
