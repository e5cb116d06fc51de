import {useEffect, useRef, useState, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {filterTerms} from './filterTerms';

/** Hides the terms of the page that do not have the words of the query, and the letters of which none is left, with their links. */
function filterPage(query: string): number {
  const names = [...document.querySelectorAll<HTMLElement>('.glossary > dt')];
  const shown = filterTerms(
    names.map((name) => ({name: name.textContent, meaning: name.nextElementSibling!.textContent})),
    query,
  );
  for (const [index, name] of names.entries()) {
    name.hidden = !shown[index];
    (name.nextElementSibling as HTMLElement).hidden = !shown[index];
  }
  for (const list of document.querySelectorAll('.glossary')) {
    const heading = list.parentElement!.previousElementSibling as HTMLElement;
    heading.hidden = !list.querySelector('dt:not([hidden])');
    const letter = document.querySelector<HTMLElement>(`.glossary-letters [href="#${heading.id}"]`)!;
    letter.style.visibility = heading.hidden ? 'hidden' : '';
  }
  return shown.filter(Boolean).length;
}

/** Finds a term of the glossary page as it is typed, also without marks. Without scripts the letters lead to it. */
export default function GlossaryFilter(): ReactNode {
  const field = useRef<HTMLInputElement>(null);
  const [found, setFound] = useState<number>();
  const filter = (): void => {
    const {value} = field.current!;
    const count = filterPage(value);
    setFound(value.trim() === '' ? undefined : count);
  };
  // What was typed before the application ran.
  useEffect(() => {
    if (field.current!.value) filter();
  }, []);
  const label = translate({id: 'site.glossary.filter', message: 'Find a term'});
  return (
    <div className="glossary-filter" data-search-ignore="" data-not-text="">
      <input ref={field} type="search" aria-label={label} placeholder={label} onInput={filter} />
      <output>
        {found !== undefined && found > 0 && (
          <Translate id="site.glossary.found" values={{count: found}} description="How many terms the filter shows">
            {'{count} found'}
          </Translate>
        )}
        {found === 0 && <Translate id="site.glossary.none">No term has these words.</Translate>}
      </output>
    </div>
  );
}
