import type {SampleForm, SampleLanguageId} from '../shared/sampleLanguages';
import {emitCsharp} from './csharp';
import {emitCurl} from './curl';
import {emitGo} from './go';
import {emitJava} from './java';
import {emitJavascript} from './javascript';
import {emitPhp} from './php';
import {emitPython} from './python';
import type {SampleRequest} from './request';
import {emitRuby} from './ruby';

const emitters: Record<SampleLanguageId, (request: SampleRequest, form: SampleForm) => string> = {
  curl: emitCurl,
  javascript: emitJavascript,
  python: emitPython,
  php: emitPhp,
  java: emitJava,
  csharp: emitCsharp,
  go: emitGo,
  ruby: emitRuby,
};

/** @returns a complete program that makes the call. */
export function emitSample(language: SampleLanguageId, request: SampleRequest, form: SampleForm): string {
  return emitters[language](request, form);
}
