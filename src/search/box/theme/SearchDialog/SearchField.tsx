import type {ComponentProps, ReactNode, RefObject} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {Search, X} from 'lucide-react';
import {placeholder, versionName} from '../../texts';
import type {DialogSearch} from './useSearchMachine';
import styles from './styles.module.css';

interface Props {
  isOpen: boolean;
  search: DialogSearch;
  input: RefObject<HTMLInputElement | null>;
  inputProps: Record<string, unknown>;
}

const escapeKey = 'Esc';

/** Radio buttons, because the options of a select would mix with the results, which are options. */
function VersionChoice({search: {scope, selectVersion}, input}: Pick<Props, 'search' | 'input'>): ReactNode {
  return (
    <div className={styles.versions} role="radiogroup" aria-label={versionName()}>
      {scope.versions.map((version) => (
        <label key={version.name} className={styles.version}>
          <input
            className="sr-only"
            type="radio"
            name="search-version"
            value={version.name}
            checked={version.name === scope.selected.name}
            onChange={() => selectVersion(version.name)}
            // Chosen with a pointer, the reader goes on typing; on the keyboard, another arrow key may follow.
            onClick={({detail}) => detail > 0 && input.current?.focus()}
          />
          <span>{version.label}</span>
        </label>
      ))}
    </div>
  );
}

/** The input with its buttons; below them the version, where versions differ from what most readers have. */
export default function SearchField({isOpen, search, input, inputProps}: Props): ReactNode {
  const {view, machine, scope} = search;
  // The state machine keeps rows of a closed box, may be opened by a late answer, and gives ids while there are no rows.
  const list = isOpen && view.rows.length > 0 ? inputProps['aria-controls'] : undefined;
  const hasActiveRow = list !== undefined && view.rows[view.activeRow ?? -1] !== undefined;
  return (
    <form className={styles.field} role="search" onSubmit={(event) => event.preventDefault()}>
      <div className={styles.query}>
        <label className={styles.icon} {...(machine.getLabelProps({}) as ComponentProps<'label'>)}>
          <Search aria-hidden size={20} />
          <span className="sr-only">{placeholder()}</span>
        </label>
        <input
          {...(inputProps as ComponentProps<'input'>)}
          ref={input}
          // Into search fields, browsers put a cross of their own, beside that of the close button.
          type="text"
          className={styles.input}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={list !== undefined}
          aria-controls={list as string | undefined}
          aria-activedescendant={hasActiveRow ? (inputProps['aria-activedescendant'] as string | undefined) : undefined}
          aria-haspopup="listbox"
          placeholder={placeholder()}
        />
        {view.query !== '' && (
          <button
            type="button"
            className={styles.clear}
            aria-label={translate({id: 'site.search.clear', message: 'Clear the query', description: 'Button'})}
            onClick={() => {
              search.searchFor('', false);
              input.current?.focus();
            }}
          >
            <X aria-hidden size={18} />
          </button>
        )}
        <button
          type="button"
          className={styles.close}
          aria-label={translate({
            id: 'site.search.close',
            message: 'Close search (Esc)',
            description: 'Button; contains what it shows',
          })}
          onClick={() => machine.setIsOpen(false)}
        >
          <kbd aria-hidden>{escapeKey}</kbd>
          <span aria-hidden>
            <Translate id="site.search.closeShort" description="The same button on a touch screen">
              Close
            </Translate>
          </span>
        </button>
      </div>
      {(!scope.own.isLast || !scope.selected.isLast) && <VersionChoice search={search} input={input} />}
    </form>
  );
}
