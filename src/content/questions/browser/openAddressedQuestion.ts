import {questionClass} from '../../shared/pageNames';

/** Called by Docusaurus after every change of address, the first one included: opens the question that it names. */
export function onRouteDidUpdate(): void {
  const heading = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  const question = heading?.closest('summary')?.parentElement;
  if (question?.matches(`details.${questionClass}`)) question.setAttribute('open', '');
}
