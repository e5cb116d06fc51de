import {translate} from '@docusaurus/Translate';

/**
 * Tells readers when the scripts of the first page did not arrive. The text is readable all the same, so the
 * notice stands below it and takes nothing away.
 */
function showNotice(): void {
  if (document.querySelector('[data-load-failure]')) {
    return;
  }
  const notice = document.createElement('div');
  notice.className = 'site-load-failure';
  notice.dataset.loadFailure = '';
  notice.setAttribute('role', 'alert');
  const text = document.createElement('p');
  text.textContent = translate({
    id: 'site.loadFailure.text',
    message: 'Part of this page could not be loaded. You can read on; menus and search need a new try.',
    description: 'Shown when a script of the first page failed to load',
  });
  const retry = document.createElement('button');
  retry.type = 'button';
  retry.className = 'button button--primary button--sm';
  retry.textContent = translate({
    id: 'site.failure.retry',
    message: 'Retry',
    description: 'Button that tries again after a failure',
  });
  retry.addEventListener('click', () => window.location.reload());
  notice.append(text, retry);
  document.body.append(notice);
}

if (typeof window !== 'undefined') {
  window.addEventListener('unhandledrejection', ({reason}) => {
    const isHydrated = document.documentElement.dataset.hasHydrated === 'true';
    if (!isHydrated && reason instanceof Error && reason.name === 'ChunkLoadError') {
      showNotice();
    }
  });
}

export {};
