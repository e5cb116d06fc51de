import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {answerTerms} from './answerTerms';

if (ExecutionEnvironment.canUseDOM) answerTerms(document);

/**
 * Called by Docusaurus after every change of page or place. A browser forgets which place was asked for when scripts
 * change the address, so the term carries a mark.
 */
export function onRouteDidUpdate({location}: {location: {hash: string}}): void {
  document.querySelector('[data-asked]')?.removeAttribute('data-asked');
  document.getElementById(location.hash.slice(1))?.setAttribute('data-asked', '');
}
