import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';
import {createStorageSlot} from '@docusaurus/theme-common';

/** Address of the version's `sandbox.json`, while the sandbox is in use in this tab. */
const slot = createStorageSlot('sandbox', {persistence: 'sessionStorage'});

type RouteUpdate = Parameters<NonNullable<ClientModule['onRouteDidUpdate']>>[0];

/** Loads the sandbox, which is not part of any page, for those who use it. */
async function start(address: string, panel?: HTMLDetailsElement): Promise<void> {
  const {showBand, fillPanel} = await import('./mount');
  slot.set(address);
  showBand(address, () => slot.del());
  if (panel) fillPanel(panel);
}

/** The form of a page, and where its version's sandbox is. */
function open(panel: HTMLDetailsElement): void {
  const address = new URL(panel.dataset.sandbox ?? '', document.baseURI).href;
  start(address, panel).catch(() => {
    // The form says itself what it needs; another press tries again.
    panel.open = false;
  });
}

/** Called by Docusaurus after every change of the address, the first one included. */
export function onRouteDidUpdate({location: {pathname, search}, previousLocation}: RouteUpdate): void {
  const isAsked = new URLSearchParams(search).has('try');
  if (pathname === previousLocation?.pathname && !isAsked) return;
  const panels = document.querySelectorAll<HTMLDetailsElement>('details.try');
  const [first] = panels;
  if (first && isAsked) {
    first.open = true;
    first.scrollIntoView();
  }
  for (const panel of panels) if (panel.open) open(panel);
  const address = slot.get();
  if (address !== null) void start(address).catch(() => undefined);
}

if (ExecutionEnvironment.canUseDOM) {
  // The event does not bubble.
  document.addEventListener(
    'toggle',
    ({target}) => {
      if (target instanceof HTMLDetailsElement && target.open && target.matches('.try')) open(target);
    },
    true,
  );
}
