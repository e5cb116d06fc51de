import {translate} from '@docusaurus/Translate';
import type {WorldView} from '../shared/protocol';

/** @returns whether the sandbox may begin anew: what the reader has made there is lost then */
export function mayReplace(view: WorldView | undefined): boolean {
  if (!view || view.documents.length === 0) return true;
  return window.confirm(
    translate(
      {
        id: 'sandbox.mayReplace',
        message: 'Start over? Documents that are deleted: {count}.',
      },
      {count: String(view.documents.length)},
    ),
  );
}
