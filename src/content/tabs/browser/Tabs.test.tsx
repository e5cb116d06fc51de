import siteStorage from '@generated/site-storage';
import {cleanup, fireEvent} from '@testing-library/react';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {renderInSite, renderOnServer} from '../../../../tests/support/renderInSite';
import {Page} from '../../../../tests/support/renderOnPage';
import TabItem from './TabItem';
import Tabs from './Tabs';

const systems = ['windows', 'mac', 'linux'];

const page = (
  <Page>
    {['one', 'two'].map((part) => (
      <Tabs key={part} groupId="os" queryString>
        {systems.map((system) => (
          <TabItem key={system} value={system} label={system.toUpperCase()}>
            {`${part} ${system}`}
          </TabItem>
        ))}
      </Tabs>
    ))}
    <Tabs>
      <TabItem value="a">First</TabItem>
      <TabItem value="b">Second</TabItem>
    </Tabs>
  </Page>
);

// The DOM of these tests has no such events.
Object.assign(Event.prototype, {
  initStorageEvent(this: Event, type: string, _b: boolean, _c: boolean, key: string, _o: string, newValue: string) {
    this.initEvent(type);
    Object.assign(this, {key, newValue, storageArea: localStorage});
  },
});

let container: HTMLElement;

const radios = (): HTMLInputElement[] => [...container.querySelectorAll('input')];
const chosen = (): string[] => radios().flatMap(({checked, value}) => (checked ? [value] : []));
const radio = (value: string, index = 0): HTMLInputElement => radios().filter((one) => one.value === value)[index]!;

/** Shows the page as its HTML alone does, scripts of it included. */
function parse(): void {
  document.body.replaceChildren();
  container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderOnServer(page);
  for (const script of container.querySelectorAll('script')) {
    Object.defineProperty(document, 'currentScript', {value: script, configurable: true});
    new Function(script.textContent)();
  }
}

const hydrate = (path?: string): void => void renderInSite(page, {container, path});

beforeEach(() => history.replaceState(null, '', '/docs/a'));

afterEach(() => {
  cleanup();
  localStorage.clear();
});

it('has the name of each tab above its content', () => {
  parse();
  expect(container.textContent).toMatch(/WINDOWSone windowsMACone macLINUXone linux/);
  expect(chosen()).toEqual(['windows', 'windows', 'a']);
});

it('keeps what was pressed before the application ran, in the same elements, also in the other tabs of the group', () => {
  parse();
  const before = radios();
  radio('linux', 1).checked = true;
  radio('b').checked = true;
  hydrate();
  expect(radios()).toEqual(before);
  expect(chosen()).toEqual(['linux', 'linux', 'b']);
});

it('is chosen by a press, and remembered', () => {
  parse();
  hydrate();
  fireEvent.click(radio('mac'));
  expect(chosen()).toEqual(['mac', 'mac', 'a']);
  cleanup();
  parse();
  expect(chosen()).toEqual(['mac', 'mac', 'a']);
});

it('shows the tab that the address names, rather than the remembered one, before and after the application runs', () => {
  localStorage.setItem(`docusaurus.tab.os${siteStorage.namespace}`, 'mac');
  history.replaceState(null, '', '/docs/a?os=linux');
  parse();
  expect(chosen()).toEqual(['linux', 'linux', 'a']);
  hydrate('/docs/a?os=linux');
  expect(chosen()).toEqual(['linux', 'linux', 'a']);
});
