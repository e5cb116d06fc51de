import {questionClass} from '../../shared/pageNames';

/** Called by Docusaurus after every change of address, the first one included: opens the question that it names. */
export function onRouteDidUpdate(): void {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  target?.closest(`.${questionClass}`)?.setAttribute('open', '');
}
