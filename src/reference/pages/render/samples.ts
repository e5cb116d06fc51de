import type {Operation} from '../../shared/model';
import {programPath, samplesPath} from '../../shared/outputPaths';
import {
  defaultSampleLanguage,
  sampleForms,
  sampleLanguages,
  type SampleForm,
  type SampleLanguageId,
} from '../../shared/sampleLanguages';
import type {ProgramFile} from '../../samples/programs';
import {emitSample} from '../../samples/emit';
import {environmentOf, filesOf, toSampleRequest, type SampleRequest} from '../../samples/request';
import {codeBlock} from './code';
import type {RenderContext} from './context';
import {h, toMarkup, type Child} from '../../../kit/html';
import {commaList, withNodes, wordList} from './text';

/** The finished markup of code in several languages, in all its forms. */
export type SampleMarkups = Readonly<Record<SampleLanguageId, string>>;

/** The same in every sample language. */
interface InLanguages {
  /** Unique in the page. */
  name: string;
  /** The operation, where the code is a sample of one. */
  operation?: string;
  /** Path of the file with the languages that are not part of the page, below the version's base. */
  file: string;
  /** Of a sample both, of a complete program the only one. */
  forms: readonly SampleForm[];
  codeIn: (language: SampleLanguageId, form: SampleForm) => Code;
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
      ...inForms(request),
    },
    h('p.api-needs', needs(operation, request, context)),
    context,
  );
}

/** What the file of an operation's samples holds: all languages but the one that is part of the page. */
export function otherSamples(operation: Operation, apiUrl: string, context: RenderContext): Partial<SampleMarkups> {
  return otherLanguages(inForms(toSampleRequest(operation, apiUrl)), context);
}

function inForms(request: SampleRequest): Pick<InLanguages, 'forms' | 'codeIn'> {
  return {
    forms: sampleForms,
    codeIn: (language, form) => ({code: emitSample(language, request, form)}),
  };
}

/** @param links links to the files of the program, for those who download them */
export function programBlock(
  id: string,
  files: readonly ProgramFile[],
  links: readonly Child[],
  context: RenderContext,
): Child {
  return languagesBlock(
    {name: id, file: programPath(id), ...inOneForm(files)},
    h('p.api-needs', withNodes(context.t('asFiles'), {files: commaList(links)})),
    context,
  );
}

/** What the file of a program holds: all languages but the one that is part of the page. */
export function otherPrograms(files: readonly ProgramFile[], context: RenderContext): Partial<SampleMarkups> {
  return otherLanguages(inOneForm(files), context);
}

function inOneForm(files: readonly ProgramFile[]): Pick<InLanguages, 'forms' | 'codeIn'> {
  return {forms: ['short'], codeIn: (language) => codeOf(files, language)};
}

function codeOf(files: readonly ProgramFile[], language: SampleLanguageId): Code {
  const file = files.find((one) => one.language === language);
  return {code: file?.code ?? '', title: file?.name};
}

/**
 * Code in all languages: the short sample of the default language is part of the page; the others, which most readers
 * never ask for, are in a file that the browser fetches for those who do (browser/sampleLanguage.ts).
 */
function languagesBlock(inLanguages: InLanguages, below: Child, context: RenderContext): Child {
  const {name, operation, file, forms, codeIn} = inLanguages;
  return h(
    'div',
    {
      className: 'api-samples',
      dataOperation: operation,
      dataSamples: context.siblingHref(file),
      dataFailure: context.t('sampleFailed'),
      style: roomOf(inLanguages),
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
      forms.length > 1 ? h('label', h('input', {type: 'checkbox'}), context.t('robustSample')) : null,
    ),
    // The dev server writes no files, so its pages carry all languages.
    sampleLanguages.map((language) =>
      forms
        .filter((form) => isInPage(language.id, form) || process.env.NODE_ENV === 'development')
        .map((form) => languageBlock(language, form, codeIn(language.id, form), context)),
    ),
    below,
  );
}

/** How many lines each takes, so that its room can be kept until it is fetched; below a title the code has more padding. */
function roomOf({forms, codeIn}: InLanguages): string {
  const codes = sampleLanguages.flatMap(({id}) => forms.map((form) => ({id, form, ...codeIn(id, form)})));
  const lines = codes.map(({id, form, code}) => `--${prefixes[form]}${id}:${code.split('\n').length}`);
  return [...lines, ...(codes.some(({title}) => title) ? ['--pad:calc(1.75rem + 1px)'] : [])].join(';');
}

/** Of the names of the properties that hold numbers of lines. */
const prefixes: Readonly<Record<SampleForm, string>> = {short: '', robust: 'robust'};

function isInPage(language: SampleLanguageId, form: SampleForm): boolean {
  return language === defaultSampleLanguage && form === 'short';
}

function otherLanguages(
  {forms, codeIn}: Pick<InLanguages, 'forms' | 'codeIn'>,
  context: RenderContext,
): Partial<SampleMarkups> {
  const markupOf = (language: (typeof sampleLanguages)[number]): string =>
    forms
      .filter((form) => !isInPage(language.id, form))
      .map((form) => toMarkup(languageBlock(language, form, codeIn(language.id, form), context)))
      .join('');
  const markups = sampleLanguages.map((language) => [language.id, markupOf(language)] as const);
  return Object.fromEntries(markups.filter(([, markup]) => markup !== ''));
}

function languageBlock(
  {id, prism}: (typeof sampleLanguages)[number],
  form: SampleForm,
  code: Code,
  context: RenderContext,
): Child {
  const attributes = {dataSample: id, ...(form === 'robust' ? {dataRobust: ''} : {})};
  return codeBlock({...code, language: prism, context, attributes});
}

function needs({parameters}: Operation, request: SampleRequest, context: RenderContext): Child {
  const {t} = context;
  const code = (text: string): Child => h('code', text);
  const files = filesOf(request);
  const {kind, savesAs, isLink} = request.answer;
  const variables = environmentOf(request, 'short');
  const sent = parameters.filter(({inSample}) => inSample);
  return [
    variables.length > 0
      ? h(
          'span',
          // Not read where the short form has the reader's own token; reference.css hides it then.
          variables.join() === 'ECONTRACT_TOKEN' ? {className: 'api-reads'} : {},
          withNodes(t('sampleNeeds'), {variables: wordList(variables.map(code), context)}),
        )
      : null,
    files.length > 0
      ? [
          ' ',
          withNodes(t(files.length > 1 ? 'sampleNeedsFiles' : 'sampleNeedsFile'), {
            file: wordList(files.map(code), context),
          }),
        ]
      : null,
    sent.length < parameters.length
      ? ` ${t('sampleSends', {count: String(sent.length), all: String(parameters.length)})}`
      : null,
    savesAs ? [' ', withNodes(t('sampleWritesFile'), {file: code(savesAs)})] : null,
    // What holds for the robust form only; reference.css shows it with that.
    h(
      'span.api-robust',
      {dataNotText: ''},
      isLink ? null : [' ', withNodes(t('sampleAddress'), {variable: code('ECONTRACT_URL')})],
      kind === 'envelope' ? ` ${t('sampleEnds')}` : null,
    ),
  ];
}
