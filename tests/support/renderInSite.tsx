import {BrowserContextProvider} from '@docusaurus/core/lib/client/browserContext';
import {DocusaurusContextProvider} from '@docusaurus/core/lib/client/docusaurusContext';
import {render, type RenderResult} from '@testing-library/react';
import type {ReactNode} from 'react';
import {HelmetProvider} from 'react-helmet-async';
import {MemoryRouter} from 'react-router-dom';

/** Where a component is drawn. */
export interface Place {
  /** Address of the page. */
  path?: string;
  /** What the server drew, which React then takes over. */
  served?: string;
}

function servedElement(html: string): HTMLElement {
  const container = document.createElement('div');
  container.innerHTML = html;
  return document.body.appendChild(container);
}

/** Renders a component as a page of the site would: with its config, its address and a browser that is ready. */
export function renderInSite(element: ReactNode, {path = '/', served}: Place = {}): RenderResult {
  return render(
    <HelmetProvider>
      <MemoryRouter initialEntries={[path]}>
        <DocusaurusContextProvider>
          <BrowserContextProvider>{element}</BrowserContextProvider>
        </DocusaurusContextProvider>
      </MemoryRouter>
    </HelmetProvider>,
    served === undefined ? {} : {container: servedElement(served), hydrate: true},
  );
}
