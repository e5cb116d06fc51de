import type {ReactNode} from 'react';
import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import type {RenderResult} from '@testing-library/react';
import LayoutProvider from '@theme/Layout/Provider';
import {renderInSite} from './renderInSite';

/** Name of the plugin that made the page; the theme makes class names of it. */
const route = {plugin: {name: 'docusaurus-plugin-content-docs', id: 'default'}};

/** Renders a component as the layout of a page would: with colour mode, navbar and the versions of the docs. */
export function renderOnPage(element: ReactNode, options: {path?: string} = {}): RenderResult {
  return renderInSite(<Page>{element}</Page>, options);
}

/** What the layout of a page gives to what is in it. */
export function Page({children}: {children: ReactNode}): ReactNode {
  return (
    <RouteContextProvider value={route}>
      <LayoutProvider>{children}</LayoutProvider>
    </RouteContextProvider>
  );
}
