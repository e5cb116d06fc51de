import {BrowserContextProvider} from '@docusaurus/core/lib/client/browserContext';
import {DocusaurusContextProvider} from '@docusaurus/core/lib/client/docusaurusContext';
import {render, type RenderResult} from '@testing-library/react';
import type {ReactNode} from 'react';
import {HelmetProvider} from 'react-helmet-async';
import {MemoryRouter} from 'react-router-dom';

/** Renders a component as a page of the site would: with its config, its address and a browser that is ready. */
export function renderInSite(element: ReactNode, {path = '/'}: {path?: string} = {}): RenderResult {
  return render(
    <HelmetProvider>
      <MemoryRouter initialEntries={[path]}>
        <DocusaurusContextProvider>
          <BrowserContextProvider>{element}</BrowserContextProvider>
        </DocusaurusContextProvider>
      </MemoryRouter>
    </HelmetProvider>,
  );
}
