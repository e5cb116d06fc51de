import {loadFailureId, plainMenu} from '../shared/markup';

function showNotice(isShown: boolean): void {
  const notice = document.getElementById(loadFailureId);
  if (notice) notice.hidden = !isShown;
}

/** Does what a press asks for as far as a page without its application can, and shows the notice where it cannot. */
export function answerWithoutApplication(target: Element): void {
  const href = target.getAttribute('href') ?? '#';
  if (href !== '#') location.assign(href);
  else if (target.matches('summary')) target.parentElement?.toggleAttribute('open');
  else if (!target.matches('.navbar__toggle')) showNotice(true);
}

/** The application has come after all. */
export function undoAnswers(): void {
  document.documentElement.removeAttribute(plainMenu);
  showNotice(false);
}
