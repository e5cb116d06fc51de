import {useEffect, useRef, useState, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import {drawSignature} from './drawSignature';

interface Props {
  /** Markup made at build time; it works by itself, and React never walks into it. */
  html: string;
}

/**
 * A walkthrough whose screen is in the address: it follows the address, keeps it, says aloud what a press shows, and lets
 * readers draw their own signature.
 */
export default function Walkthrough({html}: Props): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const hasStarted = useRef(false);
  const location = useLocation();
  const [spoken, setSpoken] = useState<string | null>(null);

  useEffect(() => {
    const element = root.current;
    const onChange = ({target}: Event): void => {
      const button = target as HTMLInputElement;
      history.replaceState(history.state, '', `#${button.id}`);
      // What the keys reach is spoken by itself.
      if (!button.matches(':focus-visible')) setSpoken(button.getAttribute('aria-label'));
    };
    element?.addEventListener('change', onChange);
    return () => element?.removeEventListener('change', onChange);
  }, []);

  useEffect(
    () =>
      drawSignature(
        root.current!,
        translate({id: 'site.walkthrough.clear', message: 'Clear', description: 'Takes the drawn signature away'}),
      ),
    [],
  );

  useEffect(() => {
    const buttons = [...(root.current?.querySelectorAll('input') ?? [])];
    const chosen = buttons.find(({checked}) => checked);
    const named = buttons.find(({id}) => id === window.location.hash.slice(1));
    // What was chosen before the application ran is newer than the address.
    if (!hasStarted.current && chosen) history.replaceState(history.state, '', `#${chosen.id}`);
    else if (named) named.checked = true;
    hasStarted.current = true;
  }, [location]);

  return (
    <>
      <div ref={root} dangerouslySetInnerHTML={{__html: html}} />
      <p className="sr-only" role="status">
        {spoken}
      </p>
    </>
  );
}
