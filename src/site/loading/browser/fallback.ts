import {loadFailureId, plainMenu} from '../../../kit/shared/domContract';

function showNotice(isShown: boolean): void {
  const notice = document.getElementById(loadFailureId);
  if (notice) notice.hidden = !isShown;
}

/** Handles a press when the application cannot be loaded: follows, unfolds, or shows the notice. */
export function handleWithoutApplication(target: Element): void {
  const href = target.getAttribute('href') ?? '#';
  if (href !== '#') location.assign(href);
  else if (target.matches('summary')) target.parentElement?.toggleAttribute('open');
  else if (!target.matches('.navbar__toggle')) showNotice(true);
}

/** The application was loaded after all. */
export function endFallback(): void {
  document.documentElement.removeAttribute(plainMenu);
  showNotice(false);
}
