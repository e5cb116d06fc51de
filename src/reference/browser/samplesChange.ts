import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

const listeners: (() => void)[] = [];

const observer = ExecutionEnvironment.canUseDOM
  ? new MutationObserver(() => listeners.forEach((listener) => listener()))
  : undefined;

/** Calls back whenever samples arrive or others are shown. */
export function onSamplesChange(listener: () => void): void {
  listeners.push(listener);
}

/** Watches the samples of a page that has just been shown. */
export function observeSamples(): void {
  observer?.disconnect();
  for (const block of document.querySelectorAll('.api-samples'))
    observer?.observe(block, {childList: true, subtree: true, attributeFilter: ['hidden', 'class']});
}
