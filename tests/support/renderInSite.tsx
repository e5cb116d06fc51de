import {BrowserContextProvider} from '@docusaurus/core/lib/client/browserContext';
import {DocusaurusContextProvider} from '@docusaurus/core/lib/client/docusaurusContext';
import {render, type RenderResult} from '@testing-library/react';
import type {ReactElement, ReactNode} from 'react';
import {renderToString} from 'react-dom/server';
import {HelmetProvider} from 'react-helmet-async';
import {MemoryRouter} from 'react-router-dom';

interface Options {
  path?: string;
  /** Where the server has drawn the component already. */
  container?: HTMLElement;
}

/** Renders a component as a page of the site would: with its config, its address and a browser that is ready. */
export function renderInSite(element: ReactNode, {path, container}: Options = {}): RenderResult {
  return render(inSite(element, path), {container, hydrate: container !== undefined});
}

/** @returns the HTML of a component as the server draws it */
export function renderOnServer(element: ReactNode, {path}: Options = {}): string {
  return renderToString(inSite(element, path));
}

function inSite(element: ReactNode, path = '/'): ReactElement {
  return (
    <HelmetProvider>
      <MemoryRouter initialEntries={[path]}>
        <DocusaurusContextProvider>
          <BrowserContextProvider>{element}</BrowserContextProvider>
        </DocusaurusContextProvider>
      </MemoryRouter>
    </HelmetProvider>
  );
}
