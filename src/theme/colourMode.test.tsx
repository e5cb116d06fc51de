import type {ReactNode} from 'react';
import {act, cleanup} from '@testing-library/react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {ColorModeProvider} from '@docusaurus/theme-common/internal';
import {afterEach, expect, test, vi} from 'vitest';
import {renderInSite} from '../../tests/support/renderInSite';

const device = {prefersDark: false, listeners: new Set<() => void>()};

function prefer(isDark: boolean): void {
  device.prefersDark = isDark;
  act(() => device.listeners.forEach((listener) => listener()));
}

/** Draws the site on a device whose preference the test decides. */
function draw(respectPrefersColorScheme: boolean): void {
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return device.prefersDark;
    },
    addEventListener: (_event: string, listener: () => void) => device.listeners.add(listener),
    removeEventListener: (_event: string, listener: () => void) => device.listeners.delete(listener),
  }));
  document.documentElement.setAttribute('data-theme', 'light');
  document.documentElement.setAttribute('data-theme-choice', 'system');
  function Site(): ReactNode {
    const {siteConfig} = useDocusaurusContext();
    Object.assign(siteConfig.themeConfig.colorMode as object, {respectPrefersColorScheme});
    return <ColorModeProvider>{null}</ColorModeProvider>;
  }
  renderInSite(<Site />);
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  device.listeners.clear();
});

const shown = (): string | null => document.documentElement.getAttribute('data-theme');

test('the colours follow the device where the configuration says so', () => {
  draw(true);
  prefer(true);
  expect(shown()).toBe('dark');
  prefer(false);
  expect(shown()).toBe('light');
});

test('the colours leave the device alone where it does not', () => {
  draw(false);
  prefer(true);
  expect(shown()).toBe('light');
});
