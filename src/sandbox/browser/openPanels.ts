import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {translate} from '@docusaurus/Translate';
import type {ClientModule} from '@docusaurus/types';
import {createStorageSlot} from '@docusaurus/theme-common';

/** Address of the version's `sandbox.json`, while the sandbox is in use in this tab. */
const slot = createStorageSlot('sandbox', {persistence: 'sessionStorage'});

/** @returns the address stored, if it may be one of this site: others may have written into the browser's storage */
function addressInUse(): string | undefined {
  const address = slot.get();
  return address?.startsWith(`${location.origin}/`) && address.endsWith('/sandbox.json') ? address : undefined;
}

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
    // Where the form would be; when the panel is opened again, it is loaded again.
    const note = panel.querySelector(':scope > p');
    note?.setAttribute('role', 'alert');
    note?.replaceChildren(
      translate({
        id: 'sandbox.notLoaded',
        message: 'The sandbox could not be loaded. Check the connection, then try again.',
      }),
    );
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
  const address = addressInUse();
  if (address) void start(address).catch(() => undefined);
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
