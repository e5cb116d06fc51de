import {translate} from '@docusaurus/Translate';
import {useEffect, useRef, useState, type ReactElement} from 'react';
import {listenToCodeSettings, readCodeSettings} from '../../../kit/browser/codeSettings';
import {copyAndAnnounce} from '../../../kit/browser/copyAndAnnounce';
import type {SampleRequest} from '../../../reference/samples/request';
import {defaultSampleLanguage, isSampleLanguage, sampleLanguages} from '../../../reference/shared/sampleLanguages';
import {emitters, type Emitter} from './emitters';

/** The request in the reader's language: it follows the fields. */
export function RequestCode({request}: {request: () => SampleRequest}): ReactElement {
  const code = useRef<HTMLElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isCopied, setCopied] = useState(false);
  const [language, setLanguage] = useState(chosenLanguage);
  useEffect(() => {
    const update = (): void => setLanguage(chosenLanguage());
    // Readers choose it in the samples of the page.
    document.addEventListener('change', update);
    listenToCodeSettings(update);
    return () => document.removeEventListener('change', update);
  }, []);
  const {label} = sampleLanguages.find(({id}) => id === language)!;
  // What writes in a language is loaded for those who look at it.
  const [emitter, setEmitter] = useState<{language: string; emit: Emitter}>();
  useEffect(() => {
    if (isOpen)
      emitters[language]().then(
        (emit) => setEmitter({language, emit}),
        () => setOpen(false),
      );
  }, [isOpen, language]);
  const text = isOpen && emitter?.language === language ? emitter.emit(request(), 'short') : '';
  return (
    <details className="try-request" open={isOpen} onToggle={({currentTarget}) => setOpen(currentTarget.open)}>
      <summary>{translate({id: 'sandbox.request', message: 'This request in {language}'}, {language: label})}</summary>
      <pre tabIndex={0}>
        <code ref={code}>{text}</code>
      </pre>
      <button
        type="button"
        onClick={() =>
          void copyAndAnnounce({
            text,
            message: translate({id: 'sandbox.copied', message: 'Copied'}),
            show: setCopied,
            ...(code.current ? {source: code.current} : {}),
          })
        }
      >
        {isCopied
          ? translate({id: 'sandbox.copied', message: 'Copied'})
          : translate({id: 'sandbox.copy', message: 'Copy for your own server'})}
      </button>
    </details>
  );
}

function chosenLanguage(): (typeof sampleLanguages)[number]['id'] {
  const {language} = readCodeSettings();
  return isSampleLanguage(language) ? language : defaultSampleLanguage;
}
