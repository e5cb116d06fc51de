import {createRequire} from 'node:module';
import * as React from 'react';
import type * as ReactDomServer from 'react-dom/server';

type Server = typeof ReactDomServer;

/**
 * Docusaurus loads React before it knows that it will build for production, and the renderer afterwards. Two
 * halves of different kinds cannot work together ("dispatcher.getOwner is not a function"), so the renderer is
 * loaded as the kind of React that is already there.
 */
function loadRenderer(): Server {
  const mode = process.env.NODE_ENV;
  // Only React's development build has `act`.
  process.env.NODE_ENV = 'act' in React ? 'development' : 'production';
  try {
    return createRequire(__filename)('react-dom/server') as Server;
  } finally {
    if (mode === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = mode;
  }
}

/** @returns the finished HTML of an element; made in Node, at build time, and never hydrated. */
export const {renderToStaticMarkup} = loadRenderer();
