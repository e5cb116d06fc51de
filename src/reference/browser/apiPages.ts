import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Pages whose code may show the reader's own values, or whose fields and samples know each other. */
const selector = '.code-block, .api-fields';

/** Called by Docusaurus after every change of page; guides without code do not load what only the others need. */
export function onRouteDidUpdate(): void {
  if (document.querySelector(selector)) void import('./onApiPage').then(({onApiPage}) => onApiPage());
}

if (ExecutionEnvironment.canUseDOM) {
  // Here, because the press may be the one that has started the application.
  document.addEventListener('click', ({target}) => {
    const button = target instanceof Element && target.closest('.code-values');
    if (button) void import('./ownValues').then(({togglePanel}) => togglePanel(button));
  });
}
