import {h, type Child} from '../../../kit/html';

interface Tabs {
  /** Name of the choice, unique in its page. */
  name: string;
  /** What there is to choose among, for readers who cannot see it. */
  legend: string;
  panels: readonly {label: string; content: Child}[];
}

/**
 * Contents of which one is shown. The browser's own radio buttons choose, without a script (reference.css); on paper
 * and without scripts all contents are there, one below the other, each with its title.
 *
 * @returns the content alone where there is nothing to choose
 */
export function tabs({name, legend, panels}: Tabs): Child {
  if (panels.length < 2) return panels.map(({content}) => content);
  return h(
    'div.api-tabs',
    {role: 'group', ariaLabel: legend},
    panels.map(({label, content}, index) => [
      h('label', {dataNotText: ''}, h('input', {type: 'radio', name, checked: index === 0}), label),
      h('div', content),
    ]),
  );
}
