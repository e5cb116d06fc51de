import type {ReactElement} from 'react';
import {createRoot, type Root} from 'react-dom/client';
import {clientAt} from './client';
import {Drawer} from './drawer/Drawer';
import {Rehearsal} from './rehearsal/Rehearsal';
import {scenarioOfAddress} from './scenarioOfAddress';
import {TryPanel} from './try/TryPanel';
import './sandbox.css';

const roots = new WeakMap<Element, Root>();

function render(element: Element, content: ReactElement): void {
  const root = roots.get(element) ?? createRoot(element);
  roots.set(element, root);
  root.render(content);
}

/** Puts the form of a call into its panel, in place of the words for readers without scripts. */
export function fillPanel(panel: HTMLDetailsElement): void {
  const {try: id = '', sandbox = '', step, rules = ''} = panel.dataset;
  let place = panel.querySelector('.try-place');
  if (!place) {
    place = document.createElement('div');
    place.className = 'try-place';
    // Programs that translate pages would tear apart what React draws.
    place.setAttribute('translate', 'no');
    panel.querySelector(':scope > p')?.remove();
    panel.append(place);
  }
  const client = clientAt(new URL(sandbox, document.baseURI).href);
  if (id === 'webhook') return render(place, <Rehearsal client={client} />);
  render(
    place,
    <TryPanel id={id} client={client} isStep={step !== undefined} rules={rules} scenario={scenarioOfAddress()} />,
  );
}

let place: Element | undefined;

/** Shows on every page that calls go nowhere, with the drawer. */
export function showBand(address: string, onEnd: () => void): void {
  if (!place) {
    place = document.createElement('div');
    place.setAttribute('translate', 'no');
    document.body.append(place);
  }
  const end = (): void => {
    if (place) roots.get(place)?.unmount();
    place?.remove();
    place = undefined;
    onEnd();
  };
  render(place, <Drawer client={clientAt(address)} onEnd={end} />);
}
