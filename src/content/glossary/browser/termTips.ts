import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {activateTooltips} from './tooltips';

if (ExecutionEnvironment.canUseDOM) activateTooltips(document);

/** Called by Docusaurus after every navigation. Browsers do not update `:target` when scripts change the address. */
export function onRouteDidUpdate({location}: {location: {hash: string}}): void {
  document.querySelector('[data-asked]')?.removeAttribute('data-asked');
  document.getElementById(location.hash.slice(1))?.setAttribute('data-asked', '');
}
