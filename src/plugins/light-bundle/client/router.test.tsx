import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import withoutStatics from './withoutStatics';

const folder = path.dirname(createRequire(import.meta.url).resolve('react-router/package.json'));
const router = readFileSync(path.join(folder, 'esm/react-router.js'), 'utf8');

describe('what the router asks of the modules that are replaced', () => {
  it('is to copy static members once, in withRouter', () => {
    expect(router.match(/hoistStatics\(/g)).toEqual(['hoistStatics(']);
    expect(router).toMatch(/return hoistStatics\(C, Component\)/);
    const wrapper = () => null;
    expect(withoutStatics(wrapper)).toBe(wrapper);
  });
  it('is to check properties, and only in development', () => {
    const released = router
      .replace(/if \(process\.env\.NODE_ENV !== "production"\) \{[\s\S]*?\n\}/g, '')
      // A fallback for versions of React that have no contexts.
      .replace(/function createReactContext\([\s\S]*?\n\}/, '');
    expect(router).toContain('PropTypes.object');
    expect(released.match(/PropTypes\.\w+/g)).toBeNull();
  });
});
