import type {SampleRequest} from '../../../reference/samples/request';
import type {SampleForm, SampleLanguageId} from '../../../reference/shared/sampleLanguages';

export type Emitter = (request: SampleRequest, form: SampleForm) => string;

/** What writes a call down in a language; each is loaded for those who read it. */
export const emitters: Readonly<Record<SampleLanguageId, () => Promise<Emitter>>> = {
  curl: () => import('../../../reference/samples/curl').then(({emitCurl}) => emitCurl),
  javascript: () => import('../../../reference/samples/javascript').then(({emitJavascript}) => emitJavascript),
  python: () => import('../../../reference/samples/python').then(({emitPython}) => emitPython),
  php: () => import('../../../reference/samples/php').then(({emitPhp}) => emitPhp),
  java: () => import('../../../reference/samples/java').then(({emitJava}) => emitJava),
  csharp: () => import('../../../reference/samples/csharp').then(({emitCsharp}) => emitCsharp),
  go: () => import('../../../reference/samples/go').then(({emitGo}) => emitGo),
  ruby: () => import('../../../reference/samples/ruby').then(({emitRuby}) => emitRuby),
};
