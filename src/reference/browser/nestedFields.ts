import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {fieldAnchor} from '../shared/anchors';

const nestedSelector = 'details.api-nested';

/** Filled, or on its way. */
const filled = new WeakSet<Element>();

/** The rows of a schema stand once, on the page that explains it; without them its link is what a reader gets. */
async function fill(nested: HTMLElement): Promise<void> {
  const link = nested.querySelector('a');
  if (!link || filled.has(nested)) return;
  filled.add(nested);
  try {
    link.replaceWith(await fetchFields(new URL(link.href), nested.dataset));
  } catch {
    // The link stays, and the next opening tries again.
    filled.delete(nested);
  }
}

/** @returns the table of a schema, with the full paths of its fields here. */
async function fetchFields(address: URL, {section = '', path = ''}: DOMStringMap): Promise<Element> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}`);
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const heading = page.getElementById(address.hash.slice(1));
  const table = [...page.querySelectorAll('.api-fields')].find(
    (table) => heading && heading.compareDocumentPosition(table) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  if (!table) throw new Error(`${address.href} shows no fields`);
  for (const link of table.querySelectorAll('a')) {
    const {pathname, hash} = new URL(link.getAttribute('href') ?? '', address);
    link.setAttribute('href', pathname + hash);
  }
  for (const row of table.querySelectorAll<HTMLTableRowElement>('tbody > tr')) {
    const name = row.querySelector('th > a');
    name?.prepend(path);
    row.id = fieldAnchor(section, path + row.id.slice(address.hash.length));
    name?.setAttribute('href', `#${row.id}`);
  }
  for (const {dataset} of table.querySelectorAll<HTMLElement>(nestedSelector)) {
    dataset.section = section;
    dataset.path = path + (dataset.path ?? '');
  }
  return table;
}

/** Opens what holds the field that the address names, schema in schema. */
async function openAddressed(): Promise<void> {
  const id = location.hash.slice(1);
  if (id === '' || document.getElementById(id)) return;
  const around = [...document.querySelectorAll<HTMLDetailsElement>(`${nestedSelector}:not([open])`)].find(
    ({dataset: {section = '', path = ''}}) => id.startsWith(fieldAnchor(section, path)),
  );
  if (!around) return;
  around.open = true;
  await fill(around);
  // Browsers look for `:target` only when they go to an address: what came after that is gone to once more.
  if (document.getElementById(id)) goToAddress();
  else await openAddressed();
}

function goToAddress(): void {
  const {state} = history as {state: unknown};
  location.replace(location.hash);
  history.replaceState(state, '');
}

if (ExecutionEnvironment.canUseDOM) {
  // The event does not bubble.
  document.addEventListener(
    'toggle',
    ({target}) => {
      if (target instanceof HTMLDetailsElement && target.open && target.matches(nestedSelector)) void fill(target);
    },
    true,
  );
}

/** Fills what is open, and opens what holds the field of the address. */
export function openFields(): void {
  document.querySelectorAll<HTMLElement>(`${nestedSelector}[open]`).forEach((nested) => void fill(nested));
  void openAddressed();
}
